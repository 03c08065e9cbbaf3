import AXExtract
import AXSource

/// What is written about entries for translators, and where.
struct EntryExplanation {
    private let roles: RoleNotes
    private let comments: CommentPolicy
    private let macros: Set<String>

    /// - Parameters:
    ///   - entries: all entries of the project.
    ///   - texts: the texts of keys that a table has already.
    ///   - macros: the functions that Xcode's extractor was told of.
    init(
        _ entries: [ExtractedEntry], texts: [StringKey: String] = [:], comments: CommentPolicy, macros: Set<String>
    ) {
        roles = RoleNotes(entries, strings: texts)
        self.comments = comments
        self.macros = macros
    }

    /// What the tool knows about an entry; nothing where its own lines are not wanted.
    func notes(for entry: ExtractedEntry) -> [String] {
        comments == .none ? [] : roles.lines(for: entry)
    }

    /// The comment of an entry that nobody but the project keeps; nil where there is nothing to say.
    func comment(for entry: ExtractedEntry) -> String? {
        worded(TranslatorComment(entry.catalogComment, notes: notes(for: entry)))
    }

    /// The comment of an entry as Xcode writes it: what the source says.
    func extractedComment(for entry: ExtractedEntry) -> String? {
        worded(TranslatorComment(entry.catalogComment, notes: []))
    }

    /// Whether Xcode will find the key, and write its comment again.
    func isXcodes(_ entry: ExtractedEntry) -> Bool {
        entry.isSeenByXcode(macros: macros)
    }

    private func worded(_ comment: TranslatorComment) -> String? {
        comment.text.isEmpty ? nil : comment.text
    }
}
