import AXExtract
import AXSource

/// The comments and notes for translators about extracted entries.
struct EntryExplanation {
    private let roles: RoleNotes
    private let comments: CommentPolicy
    private let macros: Set<String>

    /// - Parameters:
    ///   - entries: all entries of the project.
    ///   - texts: the strings that tables already have, by key.
    ///   - macros: additional functions that Xcode's extractor knows.
    init(
        _ entries: [ExtractedEntry], texts: [StringKey: String] = [:], comments: CommentPolicy, macros: Set<String>
    ) {
        roles = RoleNotes(entries, strings: texts)
        self.comments = comments
        self.macros = macros
    }

    /// The tool's notes about an entry; empty if they aren't wanted.
    func notes(for entry: ExtractedEntry) -> [String] {
        comments == .none ? [] : roles.lines(for: entry)
    }

    /// The comment of an entry in a file that Xcode doesn't update; nil if it is empty.
    func comment(for entry: ExtractedEntry) -> String? {
        worded(TranslatorComment(entry.catalogComment, notes: notes(for: entry)))
    }

    /// The comment of an entry as Xcode writes it: only the comment from the source code.
    func extractedComment(for entry: ExtractedEntry) -> String? {
        worded(TranslatorComment(entry.catalogComment, notes: []))
    }

    /// Whether Xcode finds the key, and therefore overwrites its comment.
    func isXcodes(_ entry: ExtractedEntry) -> Bool {
        entry.isSeenByXcode(macros: macros)
    }

    private func worded(_ comment: TranslatorComment) -> String? {
        comment.text.isEmpty ? nil : comment.text
    }
}
