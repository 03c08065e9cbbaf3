import AXExtract
import AXFormats
import AXModel
import AXSource

/// What becomes of the comments of a table, and of the tool's own lines that have no place in them.
struct CommentUpdate {
    private let explanation: EntryExplanation
    private let policy: CommentPolicy
    /// The comments of the table's keys.
    private let existing: [StringKey: String]
    /// The keys whose comments are Xcode's; nil where Xcode does not fill the file.
    private let extracted: Set<StringKey>?

    init(_ table: any StringsFile, _ explanation: EntryExplanation, policy: CommentPolicy) {
        self.explanation = explanation
        self.policy = policy
        existing = Dictionary(table.contents.entries.map { ($0.key, $0.comment ?? "") }) { $1 }
        extracted = table.extractedKeys
    }

    /// The entries that the table does not have yet.
    func added(of entries: [ExtractedEntry]) -> [ExtractedEntry] {
        entries.filter { existing[$0.key] == nil }
    }

    /// With `--comments all`, what the tool knows is added behind a person's comment; a comment is never replaced. Where
    /// Xcode would take the lines away again, none is added.
    func changes(for entries: [ExtractedEntry]) -> [CatalogChange] {
        guard policy == .all else { return [] }
        return entries.compactMap { entry in
            guard let old = existing[entry.key], extracted?.contains(entry.key) != true else { return nil }
            let words = Self.humanWords(of: old) ?? entry.catalogComment
            let comment = TranslatorComment(words, notes: explanation.notes(for: entry)).text
            return comment.isEmpty || comment == old ? nil : .comment(entry.key, comment)
        }
    }

    /// A comment without the lines that the tool wrote at another time; nil where nothing is left.
    private static func humanWords(of comment: String) -> String? {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
        let words = lines.filter { !RoleNotes.isNote($0) }.joined(separator: "\n")
        return words.allSatisfy(\.isWhitespace) ? nil : words
    }

    /// The file beside the table after the change; nil where it stays as it is.
    /// - Parameters:
    ///   - text: the file before.
    ///   - removed: keys that go from the table.
    func sidecar(_ text: String, for entries: [ExtractedEntry], without removed: Set<StringKey>) -> String? {
        guard let extracted, policy != .none else { return nil }
        var sidecar = RoleSidecar(text)
        sidecar.keep(Set(existing.keys).subtracting(removed))
        for entry in entries {
            let isNew = existing[entry.key] == nil
            let isXcodes = isNew ? explanation.isXcodes(entry) : policy == .all && extracted.contains(entry.key)
            if isXcodes { sidecar.set(entry, notes: explanation.notes(for: entry)) }
        }
        return sidecar.text == text ? nil : sidecar.text
    }
}
