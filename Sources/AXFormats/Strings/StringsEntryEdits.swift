import AXSource

/// Adds and removes entries. New entries are added after the last loaded entry, where Apple's parser reads them, with
/// the spacing of the existing ones.
extension StringsDocument {
    typealias AddedEntry = (key: StringKey, value: String, comment: String?)

    /// Whether the runtime would load an added entry. It does if it loads the file, or if the file is empty.
    var canGrow: Bool {
        switch syntax.outcome {
        case .table: true
        case .failure(let failure): failure.cause == .empty
        case .notDictionary: false
        }
    }

    /// The edit that adds all entries; nil if `added` is empty or the runtime wouldn't load them.
    /// - Parameter removed: the entries that other edits remove.
    func addition(of added: [AddedEntry], without removed: [StringsEntry]) -> TextEdit? {
        guard !added.isEmpty, canGrow else { return nil }
        let written = added.map { key, value, comment in
            (comment.map { StringsEscaping.comment($0, newline: file.newline) + file.newline } ?? "")
                + StringsEscaping.quoted(key.text) + " = " + StringsEscaping.quoted(value) + ";"
        }
        let removedStarts = Set(removed.map(\.keyStart))
        let kept = loadedEntries.filter { !removedStarts.contains($0.keyStart) }
        let gap = spacing(after: kept, hasComments: added.contains { $0.comment != nil })
        guard let last = kept.last else { return addition(ofFirst: written.joined(separator: gap), replacing: removed) }
        return .insertion(at: chunk(of: last).end, written.map { gap + $0 }.joined())
    }

    /// The edit that adds entries if no existing entry remains. If entries are removed, the new ones replace the last
    /// of them.
    private func addition(ofFirst entries: String, replacing removed: [StringsEntry]) -> TextEdit {
        guard let last = removals(of: removed, isFilled: true).last else { return insertion(ofFirst: entries) }
        return .insertion(at: last.span.end, entries + file.newline)
    }

    /// The line ends before each new entry. Usually there is one; there are two, and therefore a blank line, in these
    /// cases:
    /// - The last two entries have a blank line between them.
    /// - A new entry has a comment, and the last entry has none above its key. Without a blank line, the new comment
    ///   could be mistaken for a comment of the last entry.
    /// - A new entry has a comment, and there are fewer than two entries to compare.
    private func spacing(after kept: [StringsEntry], hasComments: Bool) -> String {
        let newline = file.newline
        let entries = kept.suffix(2)
        guard entries.count == 2, let previous = entries.first, let last = entries.last else {
            return hasComments ? newline + newline : newline
        }
        let start = chunk(of: previous).end
        let gap = file.text[start..<max(start, Int(last.leadStart))]
        let breaks = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
        return breaks > 1 || (hasComments && last.leadStart == last.keyStart) ? newline + newline : newline
    }

    /// The edit that adds entries to a file without any. They are added after the opening brace. Without a brace, they
    /// are added after the comments: at the end of the file, or where Apple's parser stops.
    /// - Parameter entries: the text of the entries, without a final line end.
    func insertion(ofFirst entries: String) -> TextEdit {
        let newline = file.newline
        if let brace = syntax.openBrace { return .insertion(at: brace + 1, newline + entries + newline) }
        var end = file.text.count
        if case .table(_, let stop?) = syntax.outcome { end = stop.span.start }
        return .insertion(at: end, breaks(before: end) + entries + newline)
    }

    /// The line ends that separate the first entry from a comment about the whole file.
    private func breaks(before end: Int) -> String {
        guard end > start else { return "" }
        guard let line = lines.start(before: end) else { return file.newline + file.newline }
        return line == start || lines.blankLineStart(endingAt: line) != nil ? "" : file.newline
    }
}

// MARK: Removal

extension StringsDocument {
    /// The edits that remove entries with their comments, in ascending order, with one edit for adjacent entries. Whole
    /// lines are removed if they contain nothing else.
    /// - Parameters:
    ///   - entries: distinct entries of the document.
    ///   - isFilled: whether other edits add entries. If false, a file that becomes empty keeps a line end, because
    ///     Apple's parser rejects an empty file.
    func removals(of entries: [StringsEntry], isFilled: Bool = false) -> [TextEdit] {
        let spans = extendingLast(Span.merging(entries.map(removedSpan)))
        guard let last = spans.last else { return [] }
        guard spans == [Span(start, file.text.count)], !isFilled else { return spans.map { .removal($0) } }
        let end = lines.endStart(before: last.end)
        return [end < last.end ? .removal(Span(start, end)) : TextEdit(spans[0], file.newline)]
    }

    /// The span of an entry to remove, including its comments. It contains whole lines if nothing else is on them. If
    /// there are blank lines above and below the entry, it includes the blank line below, so that only one remains.
    private func removedSpan(_ entry: StringsEntry) -> Span {
        let chunk = chunk(of: entry)
        guard let first = lines.start(before: chunk.start), let end = lines.end(after: chunk.end) else { return chunk }
        let isBlankBefore = first == start || lines.blankLineStart(endingAt: first) != nil
        return Span(first, isBlankBefore ? lines.end(after: end) ?? end : end)
    }

    private func extendingLast(_ spans: [Span]) -> [Span] {
        var spans = spans
        guard var last = spans.popLast().map(extendedAtEnd) else { return [] }
        while let previous = spans.last, previous.end >= last.start {
            spans.removeLast()
            last = extendedAtEnd(Span(previous.start, last.end))
        }
        return spans + [last]
    }

    /// If a span is at the end of the file, extends it to the blank lines above it and, if the file doesn't end with a
    /// line end, to the line end before them.
    private func extendedAtEnd(_ span: Span) -> Span {
        guard span.end == file.text.count, var first = lines.start(before: span.start) else { return span }
        while first > start, let above = lines.blankLineStart(endingAt: first) { first = above }
        let endsLine = lines.endStart(before: span.end) < span.end
        return Span(endsLine ? first : lines.endStart(before: first), span.end)
    }
}

extension Span {
    /// The spans in ascending order. Spans that touch or overlap are merged.
    static func merging(_ spans: [Span]) -> [Span] {
        spans.sorted().reduce(into: []) { merged, span in
            if let last = merged.last, span.start <= last.end {
                merged[merged.count - 1] = Span(last.start, max(last.end, span.end))
            } else {
                merged.append(span)
            }
        }
    }
}
