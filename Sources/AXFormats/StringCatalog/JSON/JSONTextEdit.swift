import AXScan
import AXSource

/// Makes the smallest edit that gives a text of a JSON file another value.
///
/// Characters that the old and the new value share at the beginning and at the end stay as they are spelled, so setting
/// a value to itself changes nothing, and taking an addition back restores the very bytes.
struct JSONTextEdit {
    /// One character of the text as the file spells it.
    private struct Piece {
        let span: Span
        /// What it decodes to, in WTF-8.
        let bytes: ArraySlice<UInt8>
    }

    private let tree: JSONTree
    private let node: Int
    private let escapesSlashes: Bool

    init(_ tree: JSONTree, _ node: Int, escapesSlashes: Bool) {
        self.tree = tree
        self.node = node
        self.escapesSlashes = escapesSlashes
    }

    /// The edit, or nil when the value is that already.
    func edit(to value: [UInt8]) -> TextEdit? {
        let content = tree.content(of: node)
        let pieces = pieces(of: content)
        var (before, first) = (0, 0)
        while first < pieces.count, value[before...].starts(with: pieces[first].bytes) {
            before += pieces[first].bytes.count
            first += 1
        }
        var (after, last) = (value.count, pieces.count)
        while last > first, after - before >= pieces[last - 1].bytes.count,
            value[(after - pieces[last - 1].bytes.count)..<after].elementsEqual(pieces[last - 1].bytes)
        {
            last -= 1
            after -= pieces[last].bytes.count
        }
        guard first < last || before < after else { return nil }
        let span = Span(
            first > 0 ? pieces[first - 1].span.end : content.start,
            last < pieces.count ? pieces[last].span.start : content.end)
        return TextEdit(span, JSONSpelling.spell(value[before..<after], escapingSlashes: escapesSlashes))
    }

    private func pieces(of content: Span) -> [Piece] {
        var pieces: [Piece] = []
        tree.text.withUnsafeBufferPointer { text in
            JSONText.forEachPiece(text, content) { piece in
                guard let codePoint = piece.codePoint else { return appendCharacters(piece.span, to: &pieces) }
                var bytes: [UInt8] = []
                WTF8.append(codePoint, to: &bytes)
                pieces.append(Piece(span: piece.span, bytes: bytes[...]))
            }
        }
        return pieces
    }

    private func appendCharacters(_ span: Span, to pieces: inout [Piece]) {
        var start = span.start
        while start < span.end {
            let end = min(start + WTF8.sequenceLength(lead: tree.text[start]), span.end)
            pieces.append(Piece(span: Span(start, end), bytes: tree.text[start..<end]))
            start = end
        }
    }
}
