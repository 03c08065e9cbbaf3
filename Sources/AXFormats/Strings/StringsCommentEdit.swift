import AXSource

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
        let spelled = StringsSpelling.comment(words, newline: document.file.newline)
        guard let first = comments.first else { return [insertion(spelled)] }
        let new = CommentWords.read(StringsSpelling.commentWords(words))
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
