package import AXSource

/// The rules about keys that need the project's tables.
package enum EntryRules {
    static let all: [any EntryRule.Type] = [
        KeyMissing.self, CommentContradictsRole.self, CountWithoutPlural.self,
    ]

    static var pages: [RulePage] { all.map { $0.page } + [KeyUnused.page] }

    /// What is wrong with the keys of a project, in the order of the keys.
    package static func diagnostics(for entries: [ExtractedEntry], in tables: ProjectTables) -> [Diagnostic] {
        entries.flatMap { entry in all.compactMap { $0.diagnostic(for: entry, in: tables) } }
    }

    /// The tables that lack keys which the code looks up: where else they are missing is worth a look.
    package static func tablesLackingKeys(of entries: [ExtractedEntry], in tables: ProjectTables) -> Set<String> {
        Set(entries.compactMap { KeyMissing.table(lacking: $0, in: tables) })
    }
}
