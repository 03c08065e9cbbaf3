import AXSource

/// A named placeholder in a `.strings` file.
enum StringsPlaceholderUnsupported: FileRule {
    static let page = RulePage.placeholderUnsupported

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        document.loadedEntries.compactMap { entry in
            guard let text = document.text(of: entry), let found = PlaceholderUnsupported.placeholder(in: text) else {
                return nil
            }
            return finding(
                found.message, at: found.span, in: document, key: document.key(of: entry), fixIts: [found.fix])
        }
    }
}
