package import AXModel
package import AXSource

/// Turns changes into edits. Every edit keeps the file's line ends, and touches only the entry it is about.
extension StringsDocument {
    /// In a file that the runtime refuses, where an entry ends is not certain: there, texts are all that changes.
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        var index: [StringKey: [StringsEntry]]?
        var added: [StringsAddition.Entry] = []
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
        let addition = StringsAddition(self, without: removed).edit(for: added)
        edits += StringsRemoval(self).edits(for: removed, isFilled: addition != nil)
        return edits + (addition.map { [$0] } ?? [])
    }

    private func edits(for change: CatalogChange, in entries: [StringKey: [StringsEntry]]) -> [TextEdit] {
        switch change {
        case .set(let key, at: .plain, let value):
            return entries[key]?.last.flatMap { edit(of: $0, to: value) }.map { [$0] } ?? []
        case .comment where status != .ok, .sort where status != .ok: return []
        case .comment(let key, let text):
            return entries[key]?.last.map { StringsCommentEdit(self, $0).edits(to: text) } ?? []
        case .sort: return StringsSorting(self).edits()
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

    /// A string table holds one text a key; a unit with several forms belongs into a `.stringsdict`.
    private func additions(of unit: Unit) -> [StringsAddition.Entry] {
        guard case .plain(let text) = unit.text, unit.substitutions.isEmpty else { return [] }
        return [(unit.key, text.string, unit.comment)]
    }

    /// The entries of each key that load; of a file that is refused, all that can be made out.
    private func entriesByKey() -> [StringKey: [StringsEntry]] {
        Dictionary(grouping: status == .ok ? loadedEntries : syntax.entries[...], by: key)
    }
}

/// Gives an entry another comment, or takes its comments away.
struct StringsCommentEdit {
    private let document: StringsDocument
    private let entry: StringsEntry
    /// The comments of the entry in the order of the file.
    private let comments: [Span]

    init(_ document: StringsDocument, _ entry: StringsEntry) {
        self.document = document
        self.entry = entry
        comments = document.comments(of: entry)
    }

    /// The edits after which `words` are all that the entry's comments say; nil takes the comments out.
    func edits(to words: String?) -> [TextEdit] {
        guard let words else { return comments.map(removal) }
        let spelled = StringsEscaping.comment(words, newline: document.file.newline)
        guard let first = comments.first else { return [insertion(spelled)] }
        let new = CommentText.read(StringsEscaping.commentWords(words))
        if let old = document.comment(of: entry), old.utf8.elementsEqual(new.utf8) { return [] }
        return [TextEdit(first, spelled)] + comments.dropFirst().map(removal)
    }

    /// A comment on a line of its own above the key. A key that follows another entry on its line gets a new line first; on the
    /// line of that entry the comment would be the other's.
    private func insertion(_ spelled: String) -> TextEdit {
        let lines = document.lines
        let newline = document.file.newline
        let key = Int(entry.keyStart)
        let blanks = Span(lines.blankStart(before: key), key)
        let isFirst = document.syntax.entries.first?.keyStart == entry.keyStart
        guard isFirst || lines.start(before: key) != nil else {
            return TextEdit(blanks, newline + spelled + newline)
        }
        return .insertion(at: key, spelled + newline + document.file.string(blanks))
    }

    /// Above the key, a comment goes with the white space up to what follows it; elsewhere, with the blanks before it.
    private func removal(of comment: Span) -> TextEdit {
        let key = Int(entry.keyStart)
        guard comment.start < key else {
            return .removal(Span(document.lines.blankStart(before: comment.start), comment.end))
        }
        let next = comments.first { $0.start > comment.start }?.start ?? key
        return .removal(Span(comment.start, min(next, key)))
    }
}

/// Puts entries into the order of their keys. Each takes its comments along; what stands between entries stays where it is.
struct StringsSorting {
    private let document: StringsDocument

    init(_ document: StringsDocument) {
        self.document = document
    }

    /// One edit for each place that another entry moves to. Entries of one key keep their order, so the last one still wins.
    func edits() -> [TextEdit] {
        // A lone surrogate cannot be moved: it has no spelling in a `String`.
        guard UTF8Check.firstInvalidOffset(in: document.file.text) == nil else { return [] }
        let entries = document.loadedEntries
        let chunks = entries.map(document.chunk)
        let sorted = zip(entries, chunks).map { (key: document.key(of: $0), entry: $0, chunk: $1) }.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            .map(\.element)
        return zip(chunks, sorted).filter { $0 != $1.chunk }.map { place, moved in
            let hasLead = moved.entry.leadStart < moved.entry.keyStart && place != chunks.first
            return TextEdit(place, text(of: moved.chunk, hasLead: hasLead, at: place))
        }
    }

    /// The text of a chunk for another place. A comment at its beginning must not become that of an entry before it on the line, and a
    /// line comment at its end must not swallow what follows.
    private func text(of chunk: Span, hasLead: Bool, at place: Span) -> String {
        let newline = document.file.newline
        let before = hasLead && document.lines.start(before: place.start) == nil ? newline : ""
        let last = document.comments(in: chunk).last
        let endsWithLineComment = last.map { $0.end == chunk.end && document.file.text[$0.start + 1] == 0x2F } ?? false
        let after = endsWithLineComment && document.lines.end(after: place.end) == nil ? newline : ""
        return before + document.file.string(chunk) + after
    }
}
