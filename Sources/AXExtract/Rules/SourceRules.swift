import AXSource

/// The rules that every extractor reports.
enum SourceRules {
    static let all: [any SourceRule.Type] = [
        HardCodedString.self, KeyNotLiteral.self, CommentMissing.self, LanguageLiteral.self,
        LabelEmpty.self, OptionalDescribed.self,
    ]

    static let ofFiles: [any FileRule.Type] = [
        PluralHandRolled.self, StringConcatenated.self, LabelDiffersFromTitle.self, LabelCarriesValue.self,
    ]

    static var pages: [RulePage] { all.map { $0.page } + ofFiles.map { $0.page } }

    /// What can be wrong with strings that nobody need hear.
    static func diagnostics(forUnspoken found: [FoundString], in tables: ProjectTables) -> [Diagnostic] {
        found.compactMap(KeyNotLiteral.diagnostic) + PluralHandRolled.diagnostics(for: found, in: tables)
    }

    /// - Parameters:
    ///   - found: The strings of a file.
    ///   - tables: The project's tables; empty where they are not known.
    static func diagnostics(for found: [FoundString], in tables: ProjectTables) -> [Diagnostic] {
        let ofStrings = found.flatMap { string in all.compactMap { $0.diagnostic(for: string) } }
        return ofStrings.filter { !CommentMissing.isAnswered($0, in: tables) }
            + ofFiles.flatMap { $0.diagnostics(for: found, in: tables) }
    }
}
