package import AXSource

/// The rules about keys.
package enum EntryRules {
    /// The rules that don't need tables.
    static let ofUses: [any SourceRule<ExtractedEntry>.Type] = [CommentConflict.self, DefaultConflict.self]

    /// The rules that compare keys with the project's tables.
    static let ofTables: [any SourceRule<ExtractedEntry>.Type] = [
        KeyMissing.self, CommentContradictsRole.self, CountWithoutPlural.self,
    ]

    static var pages: [RulePage] { (ofUses + ofTables).map { $0.page } }

    /// The findings about a project's keys, in the order of the keys.
    package static func diagnostics(for entries: [ExtractedEntry], in tables: ProjectTables) -> [Diagnostic] {
        entries.flatMap { entry in ofTables.flatMap { $0.check(entry, in: tables) } }
    }

    /// The keys that the code looks up and a table lacks, by the name of the table. The caller checks which
    /// translations lack them too.
    package static func keysLacking(
        of entries: [ExtractedEntry], in tables: ProjectTables
    ) -> [String: Set<StringKey>] {
        entries.reduce(into: [:]) { lacking, entry in
            guard let table = KeyMissing.table(lacking: entry, in: tables) else { return }
            lacking[table, default: []].insert(entry.key)
        }
    }
}

extension Extractors {
    /// The pages of all rules about source code, each once.
    package static var pages: [RulePage] {
        (all.flatMap(\.pages) + EntryRules.pages + [KeyUnused.page, BundleWrong.page]).uniqued(on: \.id)
    }
}
