import AXSource

/// Adds entries where Apple's parser reads them: behind the last one that loads, spaced as the entries before it are.
struct StringsAddition {
    typealias Entry = (key: StringKey, value: String, comment: String?)

    private let document: StringsDocument
    private let newline: String
    /// The entries that load and stay.
    private let kept: [StringsEntry]
    private let removed: [StringsEntry]

    /// - Parameter removed: the entries that other edits take out.
    init(_ document: StringsDocument, without removed: [StringsEntry]) {
        self.document = document
        self.removed = removed
        newline = document.file.newline
        let keys = Set(removed.map(\.keyStart))
        kept = document.loadedEntries.filter { !keys.contains($0.keyStart) }
    }

    /// The edit that adds all entries; nil where nothing that is added would load.
    func edit(for added: [Entry]) -> TextEdit? {
        guard !added.isEmpty, document.canGrow else { return nil }
        let spelled = added.map { key, value, comment in
            (comment.map { StringsEscaping.comment($0, newline: newline) + newline } ?? "")
                + StringsEscaping.quoted(key.text) + " = " + StringsEscaping.quoted(value) + ";"
        }
        let gap = spacing(hasComments: added.contains { $0.comment != nil })
        guard let last = kept.last else { return firstEdit(spelled.joined(separator: gap)) }
        return .insertion(at: document.chunk(of: last).end, spelled.map { gap + $0 }.joined())
    }

    /// In a file without entries the first ones stand where others were taken out, if any were.
    private func firstEdit(_ entries: String) -> TextEdit {
        guard let last = StringsRemoval(document).edits(for: removed, isFilled: true).last else {
            return document.insertion(ofFirst: entries)
        }
        return .insertion(at: last.span.end, entries + newline)
    }

    /// The line ends between two entries: a blank line where the file has one between its last two, or where a comment
    /// needs to be told from the entry above.
    private func spacing(hasComments: Bool) -> String {
        let entries = kept.suffix(2)
        guard entries.count == 2, let previous = entries.first, let last = entries.last else {
            return hasComments ? newline + newline : newline
        }
        let start = document.chunk(of: previous).end
        let gap = document.file.text[start..<max(start, Int(last.leadStart))]
        let breaks = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
        return breaks > 1 || (hasComments && last.leadStart == last.keyStart) ? newline + newline : newline
    }
}

extension StringsDocument {
    /// Whether an entry that is added somewhere loads: the file is a table, or empty.
    var canGrow: Bool {
        switch syntax.outcome {
        case .table: true
        case .failure(let failure): failure.cause == .empty
        case .notDictionary: false
        }
    }

    /// The edit that puts entries into a file that has none: behind the opening brace, or else behind the comments that there
    /// are, where Apple's parser stops reading.
    /// - Parameter entries: spelled, without a line end at their end.
    func insertion(ofFirst entries: String) -> TextEdit {
        let newline = file.newline
        if let brace = syntax.openBrace { return .insertion(at: brace + 1, newline + entries + newline) }
        var end = file.text.count
        if case .table(_, let stop?) = syntax.outcome { end = stop.span.start }
        return .insertion(at: end, breaks(before: end) + entries + newline)
    }

    /// The line ends that part the first entry from a comment above it, which is the file's.
    private func breaks(before end: Int) -> String {
        guard end > start else { return "" }
        guard let line = lines.start(before: end) else { return file.newline + file.newline }
        return line == start || lines.blankLineStart(endingAt: line) != nil ? "" : file.newline
    }
}

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
