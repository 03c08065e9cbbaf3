import AXSource

extension LocatedText {
    /// The edit that gives a text of an old-style property list another content.
    /// - Parameters:
    ///   - token: The text with its quotes, if it has any.
    ///   - text: The file's.
    /// - Returns: nil if the content is `value` already.
    func oldStyleEdit(to value: String, token: Span, in text: [UInt8]) -> TextEdit? {
        let isQuoted = text[token.start] == 0x22 || text[token.start] == 0x27
        guard isQuoted || StringsSpelling.isWord(Array(value.utf8)) else {
            return TextEdit(token, StringsSpelling.quoted(value))
        }
        guard let edit = edit(to: value), text[span.range].contains(UInt8(ascii: "\\")) else { return edit(to: value) }
        return completingEscape(before: edit, in: text)
    }

    /// A short escape such as `\1` or `\Ue9` must not take a digit that now follows it: then it is written in full.
    private func completingEscape(before edit: TextEdit, in text: [UInt8]) -> TextEdit {
        let next = edit.replacement.utf8.first ?? text[edit.span.end]
        guard next.hexadecimalValue != nil else { return edit }
        var last: StringsEscapes.Piece?
        text.withUnsafeBufferPointer {
            StringsEscapes.forEachPiece($0, Span(span.start, edit.span.start)) { last = $0 }
        }
        guard let last, let unit = last.unit, last.isShort else { return edit }
        let digits = Hexadecimal.string([UInt8(unit >> 8), UInt8(unit & 0xFF)])
        return TextEdit(Span(last.span.start, edit.span.end), "\\U" + digits + edit.replacement)
    }
}

extension StringsEscapes.Piece {
    /// Whether it is an octal or `\U` escape with fewer digits than it may have.
    fileprivate var isShort: Bool {
        switch spelling {
        case .octal: span.length < 4
        case .unit, .empty: span.length < 6
        case .plain, .known, .meaningless: false
        }
    }
}
