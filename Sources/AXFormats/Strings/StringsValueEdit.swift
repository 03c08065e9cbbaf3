import AXSource

/// Makes the smallest edit that gives an entry a new value.
///
/// Characters that the old and the new value share at the beginning and at the end stay as they are spelled, so setting a
/// value to itself changes nothing, and taking an addition back restores the very bytes.
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
        guard token.kind.isText else { return TextEdit(token.span, StringsSpelling.quoted(string(value))) }
        if token.kind == .word, !StringsSpelling.isWord(value) {
            return TextEdit(token.span, StringsSpelling.quoted(string(value)))
        }
        return sharedEdit(to: value, in: token.span)
    }

    private func shorthandEdit(to value: [UInt8]) -> TextEdit? {
        guard document.key(of: entry).bytes != value else { return nil }
        return .insertion(at: Int(entry.keyEnd), " = " + StringsSpelling.quoted(string(value)))
    }

    private func sharedEdit(to value: [UInt8], in token: Span) -> TextEdit? {
        let content = document.content(of: token)
        let pieces = pieces(of: content)
        var (before, first) = (0, 0)
        while first < pieces.count, value[before...].starts(with: pieces[first].bytes) {
            before += pieces[first].bytes.count
            first += 1
        }
        var (after, last) = (value.count, pieces.count)
        while last > first, after - before >= pieces[last - 1].bytes.count,
            value[before..<after].suffix(pieces[last - 1].bytes.count).elementsEqual(pieces[last - 1].bytes)
        {
            last -= 1
            after -= pieces[last].bytes.count
        }
        guard first < last || before < after else { return nil }
        let span = Span(
            first > 0 ? pieces[first - 1].span.end : content.start,
            last < pieces.count ? pieces[last].span.start : content.end)
        return widened(TextEdit(span, spell(value[before..<after], in: token)), pieces, first, value, token)
    }

    /// A short escape such as `\1` or `\Ue9` must not swallow a digit that now follows it: then it is spelled anew.
    private func widened(
        _ edit: TextEdit, _ pieces: [Piece], _ first: Int, _ value: [UInt8], _ token: Span
    ) -> TextEdit {
        guard first > 0, pieces[first - 1].isOpenEnded else { return edit }
        let follows = edit.replacement.utf8.first ?? document.file.text[edit.span.end]
        guard Hexadecimal.value(follows) != nil else { return edit }
        let piece = pieces[first - 1]
        let unit = piece.unit.map { Hexadecimal.string([UInt8($0 >> 8), UInt8($0 & 0xFF)]) } ?? ""
        return TextEdit(Span(piece.span.start, edit.span.end), "\\U" + unit + edit.replacement)
    }

    private func spell(_ bytes: ArraySlice<UInt8>, in token: Span) -> String {
        StringsSpelling.spell(String(decoding: bytes, as: UTF8.self), quote: document.file.text[token.start])
    }

    private func string(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

extension StringsValueEdit {
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
        document.file.text.withUnsafeBufferPointer { text in
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
