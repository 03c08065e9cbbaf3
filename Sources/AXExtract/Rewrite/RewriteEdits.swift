import AXSource

/// Makes edits of drafts, whatever the language.
struct RewriteEdits {
    let file: SourceFile

    /// The call in its place, and the statements that go.
    func edits(for draft: RewriteDraft, _ call: CallText) -> [TextEdit] {
        let line = line(around: draft.place)
        let text =
            draft.isOneLine
            ? call.line
            : call.laidOut(
                column: line.column + draft.lead.count, trailing: line.trailing, indentation: line.indentation,
                newline: line.newline)
        return draft.removals.map { TextEdit.removal(wholeLines($0)) } + [TextEdit(draft.place, draft.lead + text)]
    }

    /// On a longer side of a place no call fits into the line, however long the rest is.
    private static let longestSide = 1_000

    private struct Line {
        let column: Int
        let trailing: Int
        let indentation: String
        /// Its own end, or that of the line before.
        let newline: String
    }

    private func line(around place: Span) -> Line {
        let before = file.text[max(0, place.start - Self.longestSide)..<place.start]
        let after = file.text[place.end..<min(place.end + Self.longestSide, file.text.count)]
        let last = before.lastIndex(where: \.isLineEnd)
        let end = after.firstIndex(where: \.isLineEnd)
        let start = last.map { $0 + 1 } ?? before.startIndex
        let blank = file.text[start..<place.start].prefix(while: \.isSpaceOrTab)
        return Line(
            column: file.string(Span(start, place.start)).count,
            trailing: file.string(Span(place.end, end ?? after.endIndex)).count,
            indentation: String(decoding: blank, as: UTF8.self), newline: (end ?? last).map(newline) ?? "\n")
    }

    /// The line end that a byte belongs to.
    private func newline(at offset: Int) -> String {
        let isPair =
            file.text[offset] == 0x0A
            ? offset > 0 && file.text[offset - 1] == 0x0D
            : offset + 1 < file.text.count && file.text[offset + 1] == 0x0A
        return isPair ? "\r\n" : file.text[offset] == 0x0A ? "\n" : "\r"
    }

    /// A statement with its indentation and line end, where nothing else stands on its lines.
    private func wholeLines(_ span: Span) -> Span {
        let start = file.text[..<span.start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
        let end = file.text[span.end...].firstIndex(where: \.isLineEnd) ?? file.text.count
        guard Self.isBlank(file.text[start..<span.start]), Self.isBlank(file.text[span.end..<end]) else { return span }
        var next = min(end + 1, file.text.count)
        if end < file.text.count, file.text[end] == 0x0D, next < file.text.count, file.text[next] == 0x0A { next += 1 }
        return Span(start, next)
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy(\.isSpaceOrTab) }
}
