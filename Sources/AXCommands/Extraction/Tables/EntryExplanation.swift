import AXExtract
import AXModel
import AXSource
import ArgumentParser

/// The comments and notes for translators about extracted entries.
struct EntryExplanation {
    private let roles: RoleNotes
    private let comments: CommentPolicy
    private let macros: Set<String>

    /// - Parameters:
    ///   - entries: all entries of the project.
    ///   - texts: the strings that tables already have, by key.
    ///   - macros: additional functions that Xcode extracts.
    init(
        _ entries: [ExtractedEntry], texts: [StringKey: String] = [:], comments: CommentPolicy, macros: Set<String>
    ) {
        roles = RoleNotes(entries, strings: texts)
        self.comments = comments
        self.macros = macros
    }

    /// The tool's notes about an entry; empty if no notes are wanted.
    func notes(for entry: ExtractedEntry) -> [String] {
        comments == .none ? [] : roles.lines(for: entry)
    }

    /// The comment, including the tool's notes, for an entry whose comment Xcode doesn't write; nil if it is empty.
    func comment(for entry: ExtractedEntry) -> String? {
        text(TranslatorComment(entry.catalogComment, notes: notes(for: entry)))
    }

    /// The comment for an entry as Xcode writes it, without the tool's notes; nil if it is empty.
    func extractedComment(for entry: ExtractedEntry) -> String? {
        text(TranslatorComment(entry.catalogComment, notes: []))
    }

    /// Whether Xcode extracts the key, and therefore overwrites its comment.
    func isWrittenByXcode(_ entry: ExtractedEntry) -> Bool {
        entry.isSeenByXcode(macros: macros)
    }

    private func text(_ comment: TranslatorComment) -> String? {
        comment.text.isEmpty ? nil : comment.text
    }
}

/// The entries of a table that get the tool's notes about the purpose of a string. Comments from the source code are
/// always written.
enum CommentPolicy: String, ExpressibleByArgument, CaseIterable {
    /// Entries that the tool adds.
    case new
    /// All entries. Comments that a person wrote are kept.
    case all
    case none
}

/// The changes that add extracted entries to a file.
struct CatalogAdditions {
    let explanation: EntryExplanation
    /// Whether Xcode extracts strings into the file as well.
    let isFilledByXcode: Bool

    init(_ explanation: EntryExplanation, isFilledByXcode: Bool) {
        self.explanation = explanation
        self.isFilledByXcode = isFilledByXcode
    }

    /// The changes for new entries. Keys that Xcode doesn't extract are marked as managed manually, so that Xcode
    /// doesn't mark them as stale. Other keys get the comment that Xcode would write.
    func changes(for entries: [ExtractedEntry]) -> [CatalogChange] {
        entries.flatMap { entry -> [CatalogChange] in
            let isWrittenByXcode = isFilledByXcode && explanation.isWrittenByXcode(entry)
            let comment = isWrittenByXcode ? explanation.extractedComment(for: entry) : explanation.comment(for: entry)
            let addition = CatalogChange.add(entry.key, value: entry.sourceString, comment: comment)
            return isFilledByXcode && !isWrittenByXcode ? [addition, .keptByHand(entry.key)] : [addition]
        }
    }
}
