import AXSource

/// A named placeholder in a `.strings` file.
enum StringsPlaceholderUnsupported: FileRule {
    static let page = RulePage.placeholderUnread

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        document.loadedEntries.compactMap { entry in
            guard let text = document.text(of: entry), let trouble = PlaceholderUnsupported.trouble(in: text) else {
                return nil
            }
            return finding(
                trouble.message, at: trouble.span, in: document, key: document.key(of: entry), fixIts: [trouble.fix])
        }
    }
}
