import AXSource

/// Takes entries out with their comments, and their lines where nothing else stands on them.
struct StringsRemoval {
    private let document: StringsDocument
    private let lines: TextLines

    init(_ document: StringsDocument) {
        self.document = document
        lines = document.lines
    }

    /// One edit for each run of entries, ascending.
    /// - Parameter entries: of the document, each once.
    /// - Parameter isFilled: whether other entries are added. Else a table that becomes empty keeps a line end, because Apple's
    ///   parser refuses a file without a byte.
    func edits(for entries: [StringsEntry], isFilled: Bool = false) -> [TextEdit] {
        let spans = withGap(merged(entries.map(span)))
        guard let last = spans.last else { return [] }
        guard spans == [Span(document.start, document.file.text.count)], !isFilled else {
            return spans.map { .removal($0) }
        }
        let end = lines.endStart(before: last.end)
        return [end < last.end ? .removal(Span(document.start, end)) : TextEdit(spans[0], document.file.newline)]
    }

    /// The entry with its comments; whole lines where it has them to itself, with the blank line behind them when one
    /// stands before them too: two would be left in a row.
    private func span(_ entry: StringsEntry) -> Span {
        let chunk = document.chunk(of: entry)
        guard let start = lines.start(before: chunk.start), let end = lines.end(after: chunk.end) else { return chunk }
        let isBlankBefore = start == document.start || lines.blankLineStart(endingAt: start) != nil
        return Span(start, isBlankBefore ? lines.end(after: end) ?? end : end)
    }

    private func merged(_ spans: [Span]) -> [Span] {
        spans.sorted().reduce(into: []) { merged, span in
            if let last = merged.last, span.start <= last.end {
                merged[merged.count - 1] = Span(last.start, max(last.end, span.end))
            } else {
                merged.append(span)
            }
        }
    }

    private func withGap(_ spans: [Span]) -> [Span] {
        var spans = spans
        guard var last = spans.popLast().map(withGap) else { return [] }
        while let previous = spans.last, previous.end >= last.start {
            spans.removeLast()
            last = withGap(Span(previous.start, last.end))
        }
        return spans + [last]
    }

    /// At the end of the file, the blank lines above go too; and the line end before them where the file does not end in one.
    private func withGap(_ span: Span) -> Span {
        guard span.end == document.file.text.count, var start = lines.start(before: span.start) else { return span }
        while start > document.start, let above = lines.blankLineStart(endingAt: start) { start = above }
        let endsLine = lines.endStart(before: span.end) < span.end
        return Span(endsLine ? start : lines.endStart(before: start), span.end)
    }
}
