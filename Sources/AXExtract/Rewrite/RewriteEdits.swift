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
                newline: file.newline)
        return draft.removals.map { TextEdit.removal(wholeLines($0)) } + [TextEdit(draft.place, draft.lead + text)]
    }

    private func line(around place: Span) -> (column: Int, trailing: Int, indentation: String) {
        let start = file.text[..<place.start].lastIndex(where: Self.isNewline).map { $0 + 1 } ?? 0
        let end = file.text[place.end...].firstIndex(where: Self.isNewline) ?? file.text.count
        let blank = file.text[start..<place.start].prefix { $0 == 0x20 || $0 == 0x09 }
        return (
            file.string(Span(start, place.start)).count, file.string(Span(place.end, end)).count,
            String(decoding: blank, as: UTF8.self)
        )
    }

    /// A statement with its indentation and line end, where nothing else stands on its lines.
    private func wholeLines(_ span: Span) -> Span {
        let start = file.text[..<span.start].lastIndex(where: Self.isNewline).map { $0 + 1 } ?? 0
        let end = file.text[span.end...].firstIndex(where: Self.isNewline) ?? file.text.count
        guard Self.isBlank(file.text[start..<span.start]), Self.isBlank(file.text[span.end..<end]) else { return span }
        var next = min(end + 1, file.text.count)
        if end < file.text.count, file.text[end] == 0x0D, next < file.text.count, file.text[next] == 0x0A { next += 1 }
        return Span(start, next)
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
