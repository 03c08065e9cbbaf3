package import AXSource

/// The rules about keys that need the project's tables.
package enum EntryRules {
    static let all: [any EntryRule.Type] = [
        KeyMissing.self, CommentContradictsRole.self, CountWithoutPlural.self,
    ]

    static var pages: [RulePage] { all.map { $0.page } + [KeyUnused.page, BundleWrong.page] }

    /// What is wrong with the keys of a project, in the order of the keys.
    package static func diagnostics(for entries: [ExtractedEntry], in tables: ProjectTables) -> [Diagnostic] {
        entries.flatMap { entry in all.compactMap { $0.diagnostic(for: entry, in: tables) } }
    }

    /// The keys that the code looks up and a table lacks, by the name of the table: where else they are missing is worth a
    /// look.
    package static func keysLacking(
        of entries: [ExtractedEntry], in tables: ProjectTables
    ) -> [String: Set<StringKey>] {
        entries.reduce(into: [:]) { lacking, entry in
            guard let table = KeyMissing.table(lacking: entry, in: tables) else { return }
            lacking[table, default: []].insert(entry.key)
        }
    }
}
