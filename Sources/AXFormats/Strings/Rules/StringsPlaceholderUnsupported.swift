import AXSource

/// A named placeholder in a `.strings` file.
enum StringsPlaceholderUnsupported: FileRule {
    static let page = RulePage.placeholderUnsupported

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        document.loadedEntries.compactMap { entry in
            guard document.mayHoldPercent(entry), let text = document.text(of: entry),
                let found = PlaceholderUnsupported.placeholder(in: text)
            else { return nil }
            return finding(
                found.message, at: found.span, in: document, key: document.key(of: entry), fixIts: [found.fix])
        }
    }
}

extension StringsDocument {
    /// Whether the value could contain a percent sign. Checks only the bytes, because most values contain neither a
    /// percent sign nor an escape that could represent one.
    fileprivate func mayHoldPercent(_ entry: StringsEntry) -> Bool {
        let token = entry.textToken
        return token.kind == .quotedWithEscapes || file.text[token.span.range].contains(UInt8(ascii: "%"))
    }
}
