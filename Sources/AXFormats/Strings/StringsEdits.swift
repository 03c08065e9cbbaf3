import AXModel
import AXSource

/// Turns changes into edits. Edits keep the file's line ends and, except for sorting, affect only the entry that the
/// change names.
extension StringsDocument {
    package func edits(for changes: [LocaleChanges]) -> FileEdits {
        var entries: [StringKey: [StringsEntry]]?
        var added: [AddedEntry] = []
        var removed: [StringsEntry] = []
        var result = FileEdits()
        for (change, locale) in changes.all {
            result.make(change, in: locale) { () throws(RefusedChange.Cause) in
                if let addition = try newEntry(of: change) {
                    added.append(addition)
                    return []
                }
                let known = entries ?? entriesByKey()
                entries = known
                if case .remove(let key) = change { removed += try all(key, in: known) }
                return try edits(for: change, in: known)
            }
        }
        let addition = addition(of: added, without: removed)
        result.edits += removals(of: removed, isFilled: addition != nil)
        if let addition { result.edits.append(addition) }
        return result
    }

    /// The edits that make a change; empty for a change that adds or removes entries, which are collected separately.
    /// If the runtime rejects the file, the ends of its entries aren't certain, so only values can be changed.
    private func edits(
        for change: CatalogChange, in entries: [StringKey: [StringsEntry]]
    ) throws(RefusedChange.Cause) -> [TextEdit] {
        switch change {
        case .set(let key, at: .plain, let value):
            guard let entry = entries[key]?.last else { throw missing(key) }
            return edit(of: entry, to: value).map { [$0] } ?? []
        case .set: throw .form
        case .comment where status != .ok, .sort where status != .ok: throw .notLoaded
        case .comment(let key, let text):
            guard let entry = entries[key]?.last else { throw missing(key) }
            return commentEdits(of: entry, to: text)
        case .sort: return try sortingEdits()
        case .state(let key, _, _), .keptByHand(let key):
            guard entries[key] != nil else { throw missing(key) }
            return []
        case .add, .insert, .remove, .canonicalize: return []
        }
    }

    private func all(
        _ key: StringKey, in entries: [StringKey: [StringsEntry]]
    ) throws(RefusedChange.Cause) -> [StringsEntry] {
        guard status == .ok else { throw .notLoaded }
        guard let all = entries[key] else { throw missing(key) }
        return all
    }

    /// The reason why no loaded entry has a key: the runtime stops reading before the entry, or the file doesn't
    /// contain it.
    private func missing(_ key: StringKey) -> RefusedChange.Cause {
        keys.contains { $0.key == key } ? .notLoaded : .unknownKey
    }

    /// The entry that a change adds; nil for a change that doesn't add an entry.
    /// - Throws: ``RefusedChange/Cause/form`` for a unit that varies, because it belongs in a `.stringsdict` file;
    ///   ``RefusedChange/Cause/notLoaded`` if the runtime wouldn't load the entry.
    private func newEntry(of change: CatalogChange) throws(RefusedChange.Cause) -> AddedEntry? {
        let entry: AddedEntry
        switch change {
        case .add(let key, let value, let comment): entry = (key, value, comment)
        case .insert(let unit):
            guard let text = unit.onlyText else { throw .form }
            entry = (unit.key, text.string, unit.comment)
        default: return nil
        }
        guard canGrow else { throw .notLoaded }
        return entry
    }

    /// The edit that sets the value of an entry; nil if the entry already has that value.
    private func edit(of entry: StringsEntry, to value: String) -> TextEdit? {
        if entry.isShorthand {
            guard !key(of: entry).bytes.elementsEqual(value.utf8) else { return nil }
            return .insertion(at: Int(entry.keyEnd), " = " + StringsEscaping.quoted(value))
        }
        let token = entry.textToken.span
        guard let text = text(of: entry) else { return TextEdit(token, StringsEscaping.quoted(value)) }
        return text.oldStyleEdit(to: value, token: token, in: file.text)
    }

    /// The loaded entries of each key; if the runtime doesn't load the file, all entries that the parser found.
    private func entriesByKey() -> [StringKey: [StringsEntry]] {
        Dictionary(grouping: status == .ok ? loadedEntries : syntax.entries[...], by: key)
    }
}

// MARK: Comments

extension StringsDocument {
    /// The edits that replace all comments of an entry with a single comment, or remove them if `comment` is nil.
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

    /// The edit that adds a comment above an entry. If the key follows another entry on the same line, a line end is
    /// added first, because a comment on that line would belong to the other entry.
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

    /// The edit that removes a comment. It also removes the white space after a comment above the key, and the spaces
    /// and tabs before any other comment.
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
    /// The edits that sort the entries by key. Comments move with their entries.
    func sortingEdits() throws(RefusedChange.Cause) -> [TextEdit] {
        let parts = loadedEntries.map { (entry: $0, chunk: chunk(of: $0)) }
        let first = parts.first?.chunk
        return try file.sortingEdits(parts, key: { key(of: $0.entry) }, span: \.chunk) { moved, target in
            let hasLead = moved.entry.leadStart < moved.entry.keyStart && target.chunk != first
            return text(of: moved.chunk, hasLead: hasLead, movedTo: target.chunk)
        }
    }

    /// The text of an entry and its comments at a new position. A line end is added before a leading comment that would
    /// otherwise belong to the previous entry on the line, and after a line comment that would otherwise comment out
    /// the rest of the line.
    private func text(of chunk: Span, hasLead: Bool, movedTo target: Span) -> String {
        let before = hasLead && lines.start(before: target.start) == nil ? file.newline : ""
        let last = comments(in: chunk).last
        let endsWithLineComment = last.map { $0.end == chunk.end && file.text[$0.start + 1] == 0x2F } ?? false
        let after = endsWithLineComment && lines.end(after: target.end) == nil ? file.newline : ""
        return before + file.string(chunk) + after
    }
}
