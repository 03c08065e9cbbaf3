import AXSource

/// Makes the smallest edit that gives a text of an old-style property list another content.
///
/// Characters that the old and the new content share at the beginning and at the end stay as they are spelled, so setting a
/// text to itself changes nothing, and taking an addition back restores the very bytes.
struct StringsTextEdit {
    private let text: [UInt8]
    /// The token, quotes included.
    private let token: Span

    init(_ text: [UInt8], _ token: Span) {
        self.text = text
        self.token = token
    }

    /// The edit, or nil when the content is that already.
    func edit(to value: [UInt8]) -> TextEdit? {
        guard isQuoted || StringsSpelling.isWord(value) else {
            return TextEdit(token, StringsSpelling.quoted(String(decoding: value, as: UTF8.self)))
        }
        let content = text.withUnsafeBufferPointer { StringsEscapes.content(of: token, in: $0) }
        return text[content.range].contains(UInt8(ascii: "\\"))
            ? pieceEdit(of: content, to: value) : plainEdit(of: content, to: value)
    }

    /// The edit of a content without an escape.
    private func plainEdit(of content: Span, to value: [UInt8]) -> TextEdit? {
        let change = text.withUnsafeBufferPointer { text in
            value.withUnsafeBufferPointer {
                DifferentBytes(of: UnsafeBufferPointer(rebasing: text[content.range]), and: $0)
            }
        }
        return change.map {
            TextEdit(
                Span(content.start + $0.old.lowerBound, content.start + $0.old.upperBound), spell(value[$0.new]))
        }
    }

    /// The edit of any other content.
    private func pieceEdit(of content: Span, to value: [UInt8]) -> TextEdit? {
        let pieces = pieces(of: content)
        guard let change = SharedEnds(of: pieces.map(\.bytes), and: value) else { return nil }
        let (first, last) = (change.pieces.lowerBound, change.pieces.upperBound)
        let span = Span(
            first > 0 ? pieces[first - 1].span.end : content.start,
            last < pieces.count ? pieces[last].span.start : content.end)
        return widened(TextEdit(span, spell(value[change.value])), after: first > 0 ? pieces[first - 1] : nil)
    }

    private var isQuoted: Bool { text[token.start] == 0x22 || text[token.start] == 0x27 }

    /// A short escape such as `\1` or `\Ue9` must not swallow a digit that now follows it: then it is spelled anew.
    private func widened(_ edit: TextEdit, after piece: Piece?) -> TextEdit {
        guard let piece, piece.isOpenEnded else { return edit }
        let follows = edit.replacement.utf8.first ?? text[edit.span.end]
        guard follows.hexadecimalValue != nil else { return edit }
        let unit = piece.unit.map { Hexadecimal.string([UInt8($0 >> 8), UInt8($0 & 0xFF)]) } ?? ""
        return TextEdit(Span(piece.span.start, edit.span.end), "\\U" + unit + edit.replacement)
    }

    private func spell(_ bytes: ArraySlice<UInt8>) -> String {
        StringsSpelling.spell(String(decoding: bytes, as: UTF8.self), quote: text[token.start])
    }
}

extension StringsTextEdit {
    /// One character of the value as the file spells it.
    private struct Piece {
        let span: Span
        /// What it decodes to, in WTF-8.
        var bytes: [UInt8]
        /// An octal or `\U` escape with fewer digits than it may have.
        var isOpenEnded = false
        var unit: UInt16?
    }

    private func pieces(of content: Span) -> [Piece] {
        var pieces: [Piece] = []
        text.withUnsafeBufferPointer { text in
            StringsEscapes.forEachPiece(text, content) { piece in
                if piece.spelling == .plain {
                    appendCharacters(text, piece.span, to: &pieces)
                } else {
                    append(piece, text, to: &pieces)
                }
            }
        }
        return pieces
    }

    private func appendCharacters(_ text: UnsafeBufferPointer<UInt8>, _ span: Span, to pieces: inout [Piece]) {
        var start = span.start
        while start < span.end {
            let end = min(start + WTF8.sequenceLength(lead: text[start]), span.end)
            pieces.append(Piece(span: Span(start, end), bytes: Array(text[start..<end])))
            start = end
        }
    }

    private func append(
        _ piece: StringsEscapes.Piece, _ text: UnsafeBufferPointer<UInt8>, to pieces: inout [Piece]
    ) {
        guard let unit = piece.unit else {
            pieces.append(Piece(span: piece.span, bytes: Array(text[(piece.span.start + 1)..<piece.span.end])))
            return
        }
        var bytes: [UInt8] = []
        WTF8.append(unit: unit, to: &bytes)
        let full = piece.spelling == .octal ? 4 : 6
        let isOpenEnded = piece.spelling != .known && piece.span.length < full
        if UTF16.isTrailSurrogate(unit), let lead = pieces.last?.unit, UTF16.isLeadSurrogate(lead) {
            let first = pieces.removeLast()
            bytes = first.bytes
            WTF8.append(unit: unit, to: &bytes)
            pieces.append(Piece(span: Span(first.span.start, piece.span.end), bytes: bytes))
        } else {
            pieces.append(Piece(span: piece.span, bytes: bytes, isOpenEnded: isOpenEnded, unit: unit))
        }
    }
}
