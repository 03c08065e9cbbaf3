import AXExtract
import AXFormats
import AXModel
import AXSource

/// Updates the comments in a table. Notes that can't be in the comments are written to a sidecar file.
struct CommentUpdate {
    private let explanation: EntryExplanation
    private let policy: CommentPolicy
    private let existing: [StringKey: String]
    /// The keys that Xcode extracts, so that it overwrites their comments; nil if Xcode doesn't update the file.
    private let extracted: Set<StringKey>?

    init(_ table: any StringsFile, _ explanation: EntryExplanation, policy: CommentPolicy) {
        self.explanation = explanation
        self.policy = policy
        existing = Dictionary(table.contents.entries.map { ($0.key, $0.comment ?? "") }) { $1 }
        extracted = table.extractedKeys
    }

    /// The entries that the table doesn't have yet.
    func added(of entries: [ExtractedEntry]) -> [ExtractedEntry] {
        entries.filter { existing[$0.key] == nil }
    }

    /// The changes that add the tool's notes to the comments; empty unless the option is `--comments all`. The notes
    /// follow the existing comment, of which only notes of earlier runs are replaced. Keys whose comments Xcode writes
    /// are skipped, because Xcode would remove the notes.
    func changes(for entries: [ExtractedEntry]) -> [CatalogChange] {
        guard policy == .all else { return [] }
        return entries.compactMap { entry in
            guard let old = existing[entry.key], extracted?.contains(entry.key) != true else { return nil }
            let words = Self.removingNotes(from: old) ?? entry.catalogComment
            let comment = TranslatorComment(words, notes: explanation.notes(for: entry)).text
            return comment.isEmpty || comment == old ? nil : .comment(entry.key, comment)
        }
    }

    /// The comment without the notes that the tool wrote in earlier runs; nil if nothing remains.
    private static func removingNotes(from comment: String) -> String? {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
        let words = lines.filter { !RoleNotes.isNote($0) }.joined(separator: "\n")
        return words.allSatisfy(\.isWhitespace) ? nil : words
    }

    /// The updated contents of the sidecar file; nil if they don't change, if Xcode doesn't update the table, or if no
    /// notes are wanted.
    /// - Parameters:
    ///   - text: the previous contents of the sidecar file.
    ///   - removed: the keys that are removed from the table.
    func sidecar(_ text: String, for entries: [ExtractedEntry], without removed: Set<StringKey>) -> String? {
        guard let extracted, policy != .none else { return nil }
        var sidecar = RoleSidecar(text)
        sidecar.keep(Set(existing.keys).subtracting(removed))
        for entry in entries {
            let isNew = existing[entry.key] == nil
            let isWrittenByXcode =
                isNew ? explanation.isWrittenByXcode(entry) : policy == .all && extracted.contains(entry.key)
            if isWrittenByXcode { sidecar.set(entry, notes: explanation.notes(for: entry)) }
        }
        return sidecar.text == text ? nil : sidecar.text
    }
}
