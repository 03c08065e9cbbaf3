import AXSource

/// Makes the smallest edit that gives an entry a new value.
struct StringsValueEdit {
    private let document: StringsDocument
    private let entry: StringsEntry

    init(_ document: StringsDocument, _ entry: StringsEntry) {
        self.document = document
        self.entry = entry
    }

    /// The edit, or nil when the value is that already.
    func edit(to value: [UInt8]) -> TextEdit? {
        if entry.isShorthand { return shorthandEdit(to: value) }
        let token = entry.textToken
        guard token.kind.isText else {
            return TextEdit(token.span, StringsSpelling.quoted(String(decoding: value, as: UTF8.self)))
        }
        return StringsTextEdit(document.file.text, token.span).edit(to: value)
    }

    private func shorthandEdit(to value: [UInt8]) -> TextEdit? {
        guard document.key(of: entry).bytes != value else { return nil }
        return .insertion(
            at: Int(entry.keyEnd), " = " + StringsSpelling.quoted(String(decoding: value, as: UTF8.self)))
    }
}
