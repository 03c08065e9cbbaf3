import AXSource

/// Makes the smallest edit that gives a text of an XML property list another content.
///
/// Characters that the old and the new content share at the beginning and at the end stay as they are spelled: references and
/// sections of character data with them.
struct XMLTextEdit {
    /// One character of the text as the file spells it.
    private struct Piece {
        let span: Span
        /// What it decodes to, in WTF-8.
        let bytes: [UInt8]
        let isCharacterData: Bool
    }

    private let text: [UInt8]
    private let isLatin1: Bool

    init(_ file: SourceFile) {
        text = file.text
        isLatin1 = XMLDeclaredEncoding(of: file).isLatin1
    }

    /// The edit, or nil when the content is that already.
    func edit(_ old: PropertyListText, to value: [UInt8]) -> TextEdit? {
        let string = String(decoding: value, as: UTF8.self)
        let spelling = XMLSpelling(isLatin1: isLatin1)
        let content = old.located.span
        guard content.end < old.span.end else {
            // `<string/>` has no content to replace.
            return value.isEmpty ? nil : TextEdit(old.span, spelling.text(string, isKey: false))
        }
        guard let known = XMLTextPieces(text, content, isLatin1: isLatin1) else { return nil }
        let pieces = known.pieces.flatMap { characters(of: $0, in: known) }
        guard let change = SharedEnds(of: pieces.map(\.bytes), and: value) else { return nil }
        let added = String(decoding: value[change.value], as: UTF8.self)
        return edit(pieces, change.pieces, added, spelling) ?? TextEdit(content, spelling.escaped(string))
    }

    /// The edit of some characters; nil where they are not all inside or all outside of one section of character data.
    private func edit(
        _ pieces: [Piece], _ changed: Range<Int>, _ added: String, _ spelling: XMLSpelling
    ) -> TextEdit? {
        guard let nearby = pieces.isEmpty ? nil : pieces[max(0, changed.lowerBound - 1)] else { return nil }
        let start = changed.lowerBound > 0 ? nearby.span.end : nearby.span.start
        let end = changed.isEmpty ? start : pieces[changed.upperBound - 1].span.end
        let isWhole = changed.allSatisfy { pieces[$0].isCharacterData == nearby.isCharacterData }
        guard isWhole, start <= end, !text[start..<end].contains(UInt8(ascii: "<")) else { return nil }
        guard nearby.isCharacterData else { return TextEdit(Span(start, end), spelling.escaped(added)) }
        // What could close the section, together with what stands around it, is spelled outside of one.
        let touches = added.isEmpty && start > 0 && text[start - 1] == UInt8(ascii: "]")
        guard !isLatin1, !touches, !added.utf8.contains(where: { $0 == 0x5D || $0 == 0x3E }) else { return nil }
        return TextEdit(Span(start, end), added)
    }

    private func characters(of piece: XMLTextPieces.Piece, in known: XMLTextPieces) -> [Piece] {
        let isCharacterData = piece.spelling == .characterData
        guard piece.spelling != .reference else {
            return [Piece(span: piece.span, bytes: known.bytes(of: piece), isCharacterData: false)]
        }
        var pieces: [Piece] = []
        var start = piece.span.start
        while start < piece.span.end {
            let length = isLatin1 ? 1 : WTF8.sequenceLength(lead: text[start])
            let end = min(start + length, piece.span.end)
            var bytes = Array(text[start..<end])
            if isLatin1 {
                bytes = []
                WTF8.append(UInt32(text[start]), to: &bytes)
            }
            pieces.append(Piece(span: Span(start, end), bytes: bytes, isCharacterData: isCharacterData))
            start = end
        }
        return pieces
    }
}
