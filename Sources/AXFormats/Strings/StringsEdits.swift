package import AXModel
package import AXSource

/// Turns changes into edits. Every edit keeps the file's line ends and affects only the entry that the change names.
extension StringsDocument {
    /// If the runtime rejects the file, the ends of its entries are uncertain, so only values change.
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        var index: [StringKey: [StringsEntry]]?
        var added: [AddedEntry] = []
        var removed: [StringsEntry] = []
        var edits: [TextEdit] = []
        for change in changes {
            switch change {
            case .add(let key, let value, let comment): added.append((key, value, comment))
            case .insert(let unit): added += additions(of: unit)
            default:
                let entries = index ?? entriesByKey()
                index = entries
                if case .remove(let key) = change, status == .ok { removed += entries[key] ?? [] }
                edits += self.edits(for: change, in: entries)
            }
        }
        let addition = addition(of: added, without: removed)
        edits += removals(of: removed, isFilled: addition != nil)
        return edits + (addition.map { [$0] } ?? [])
    }

    private func edits(for change: CatalogChange, in entries: [StringKey: [StringsEntry]]) -> [TextEdit] {
        switch change {
        case .set(let key, at: .plain, let value):
            return entries[key]?.last.flatMap { edit(of: $0, to: value) }.map { [$0] } ?? []
        case .comment where status != .ok, .sort where status != .ok: return []
        case .comment(let key, let text): return entries[key]?.last.map { commentEdits(of: $0, to: text) } ?? []
        case .sort: return sortingEdits()
        case .set, .state, .add, .insert, .remove, .keptByHand, .canonicalize: return []
        }
    }

    /// The edit that gives an entry a value; nil if it has that value already.
    private func edit(of entry: StringsEntry, to value: String) -> TextEdit? {
        if entry.isShorthand {
            guard !key(of: entry).bytes.elementsEqual(value.utf8) else { return nil }
            return .insertion(at: Int(entry.keyEnd), " = " + StringsEscaping.quoted(value))
        }
        let token = entry.textToken.span
        guard let text = text(of: entry) else { return TextEdit(token, StringsEscaping.quoted(value)) }
        return text.oldStyleEdit(to: value, token: token, in: file.text)
    }

    /// A `.strings` file holds one value per key; a unit that varies belongs in a `.stringsdict` file.
    private func additions(of unit: Unit) -> [AddedEntry] {
        guard case .plain(let text) = unit.text, unit.substitutions.isEmpty else { return [] }
        return [(unit.key, text.string, unit.comment)]
    }

    /// The loaded entries of each key; if the runtime rejects the file, all entries that the parser found.
    private func entriesByKey() -> [StringKey: [StringsEntry]] {
        Dictionary(grouping: status == .ok ? loadedEntries : syntax.entries[...], by: key)
    }
}

// MARK: Comments

extension StringsDocument {
    /// The edits that replace all comments of an entry by one; nil removes them.
    private func commentEdits(of entry: StringsEntry, to comment: String?) -> [TextEdit] {
        let comments = comments(of: entry)
        guard let comment else { return comments.map { removal(of: $0, among: comments, in: entry) } }
        let written = StringsEscaping.comment(comment, newline: file.newline)
        guard let first = comments.first else { return [insertion(ofComment: written, above: entry)] }
        let new = CommentText.read(StringsEscaping.commentText(comment))
        if let old = self.comment(of: entry), old.utf8.elementsEqual(new.utf8) { return [] }
        return [TextEdit(first, written)]
            + comments.dropFirst().map { removal(of: $0, among: comments, in: entry) }
    }

    /// A key that follows another entry on the same line gets a new line first, because a comment on the line of the
    /// other entry would belong to that entry.
    private func insertion(ofComment comment: String, above entry: StringsEntry) -> TextEdit {
        let newline = file.newline
        let key = Int(entry.keyStart)
        let indentation = Span(lines.indentationStart(before: key), key)
        let isFirst = syntax.entries.first?.keyStart == entry.keyStart
        guard isFirst || lines.start(before: key) != nil else {
            return TextEdit(indentation, newline + comment + newline)
        }
        return .insertion(at: key, comment + newline + file.string(indentation))
    }

    /// Also removes white space: after a comment above the key, otherwise before the comment.
    private func removal(of comment: Span, among comments: [Span], in entry: StringsEntry) -> TextEdit {
        let key = Int(entry.keyStart)
        guard comment.start < key else {
            return .removal(Span(lines.indentationStart(before: comment.start), comment.end))
        }
        let next = comments.first { $0.start > comment.start }?.start ?? key
        return .removal(Span(comment.start, min(next, key)))
    }
}

// MARK: Sorting

extension StringsDocument {
    /// The edits that sort the entries by key, one edit per position that gets another entry. Comments move with their
    /// entries; the text between entries doesn't move. Entries with the same key keep their order, so that the runtime
    /// still uses the last one.
    func sortingEdits() -> [TextEdit] {
        // A lone surrogate can't be moved: a `String` can't represent it.
        guard UTF8Check.firstInvalidOffset(in: file.text) == nil else { return [] }
        let entries = loadedEntries
        let chunks = entries.map(chunk)
        let sorted = zip(entries, chunks).map { (key: key(of: $0), entry: $0, chunk: $1) }.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            .map(\.element)
        return zip(chunks, sorted).filter { $0 != $1.chunk }.map { target, moved in
            let hasLead = moved.entry.leadStart < moved.entry.keyStart && target != chunks.first
            return TextEdit(target, text(of: moved.chunk, hasLead: hasLead, movedTo: target))
        }
    }

    /// Adds line ends where a leading comment would otherwise become the comment of the previous entry on the line, or
    /// a line comment at the end would comment out the rest of the line.
    private func text(of chunk: Span, hasLead: Bool, movedTo target: Span) -> String {
        let before = hasLead && lines.start(before: target.start) == nil ? file.newline : ""
        let last = comments(in: chunk).last
        let endsWithLineComment = last.map { $0.end == chunk.end && file.text[$0.start + 1] == 0x2F } ?? false
        let after = endsWithLineComment && lines.end(after: target.end) == nil ? file.newline : ""
        return before + file.string(chunk) + after
    }
}
