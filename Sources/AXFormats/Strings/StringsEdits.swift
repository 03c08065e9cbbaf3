package import AXModel
package import AXSource

/// Turns changes into edits. Every edit keeps the file's line ends, and touches only the entry it is about.
extension StringsDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        var index: [StringKey: [StringsEntry]]?
        var added: [(StringKey, String, String?)] = []
        var edits: [TextEdit] = []
        for change in changes {
            switch change {
            case .add(let key, let value, let comment): added.append((key, value, comment))
            case .insert(let unit): added += additions(of: unit)
            default:
                let entries = index ?? entriesByKey()
                index = entries
                edits += self.edits(for: change, in: entries)
            }
        }
        return edits + StringsAddition(self).edits(for: added)
    }

    private func edits(for change: CatalogChange, in entries: [StringKey: [StringsEntry]]) -> [TextEdit] {
        switch change {
        case .set(let key, at: .plain, let value):
            let edit = entries[key]?.last.flatMap { StringsValueEdit(self, $0).edit(to: Array(value.utf8)) }
            return edit.map { [$0] } ?? []
        case .remove(let key): return (entries[key] ?? []).map(removal)
        case .comment(let key, let text): return entries[key]?.last.map { commentEdits($0, text) } ?? []
        case .sort: return StringsSorting(self).edits()
        case .set, .state, .add, .insert, .canonicalize: return []
        }
    }

    /// A string table holds one text a key; a unit with several forms belongs into a `.stringsdict`.
    private func additions(of unit: Unit) -> [(StringKey, String, String?)] {
        guard case .plain(let text) = unit.text, unit.substitutions.isEmpty else { return [] }
        return [(unit.key, text.string, unit.comment)]
    }

    /// The entries of each key that load; of all that can be made out when nothing loads.
    private func entriesByKey() -> [StringKey: [StringsEntry]] {
        let loaded = syntax.entries[..<syntax.loadedCount]
        return Dictionary(grouping: loaded.isEmpty ? syntax.entries[...] : loaded, by: key)
    }

    /// Takes out an entry with its comments, and its line when nothing else stands on it.
    func removal(_ entry: StringsEntry) -> TextEdit {
        let chunk = chunk(of: entry)
        let lineStart = lineStart(before: chunk.start)
        let lineEnd = lineEnd(after: chunk.end)
        guard let lineStart, let lineEnd else { return .removal(chunk) }
        return .removal(withBlankLine(Span(lineStart, lineEnd)))
    }

    /// Lines with the blank line behind them, when one stands before them too: two would be left in a row.
    private func withBlankLine(_ lines: Span) -> Span {
        let isBlankBefore = lines.start == 0 || isBlankLine(endingAt: lines.start)
        guard isBlankBefore, let end = lineEnd(after: lines.end), end > lines.end else { return lines }
        return Span(lines.start, end)
    }

    /// Whether nothing but blanks stands on the line whose line end stops at `offset`.
    private func isBlankLine(endingAt offset: Int) -> Bool {
        var end = offset - 1
        if end > 0, file.text[end] == 0x0A, file.text[end - 1] == 0x0D { end -= 1 }
        return lineStart(before: end) != nil
    }

    /// An entry with the comments that belong to it.
    func chunk(of entry: StringsEntry) -> Span {
        Span(Int(entry.leadStart), trailingComments(of: entry).last?.end ?? Int(entry.end))
    }

    private func commentEdits(_ entry: StringsEntry, _ text: String?) -> [TextEdit] {
        let leading = comments(in: entry.leadSpan)
        let comments = leading + trailingComments(of: entry)
        guard let text else { return removals(of: comments, before: entry) }
        let spelled = StringsSpelling.comment(text)
        guard let first = comments.first else {
            return [.insertion(at: Int(entry.keyStart), spelled + file.newline + indentation(before: entry))]
        }
        return [TextEdit(Span(first.start, (leading.last ?? first).end), spelled)]
    }

    /// Takes comments out, each with the white space up to what follows it.
    private func removals(of comments: [Span], before entry: StringsEntry) -> [TextEdit] {
        comments.map { comment in
            guard comment.start < Int(entry.keyStart) else {
                return .removal(Span(blankStart(before: comment.start), comment.end))
            }
            let next = comments.first { $0.start > comment.start }?.start ?? Int(entry.keyStart)
            return .removal(Span(comment.start, min(next, Int(entry.keyStart))))
        }
    }

    /// The white space on the line of an entry's key, before it.
    private func indentation(before entry: StringsEntry) -> String {
        file.string(Span(blankStart(before: Int(entry.keyStart)), Int(entry.keyStart)))
    }

    private func blankStart(before offset: Int) -> Int {
        var start = offset
        while start > 0, file.text[start - 1] == 0x20 || file.text[start - 1] == 0x09 { start -= 1 }
        return start
    }

    /// Where the line begins, when only blanks stand before `offset` on it.
    private func lineStart(before offset: Int) -> Int? {
        let start = blankStart(before: offset)
        return start == 0 || file.text[start - 1] == 0x0A || file.text[start - 1] == 0x0D ? start : nil
    }

    /// Where the next line begins, when only blanks stand behind `offset` on its line.
    private func lineEnd(after offset: Int) -> Int? {
        var end = offset
        while end < file.text.count, file.text[end] == 0x20 || file.text[end] == 0x09 { end += 1 }
        guard end < file.text.count else { return end }
        if file.text[end] == 0x0D, end + 1 < file.text.count, file.text[end + 1] == 0x0A { return end + 2 }
        return file.text[end] == 0x0A || file.text[end] == 0x0D ? end + 1 : nil
    }
}
