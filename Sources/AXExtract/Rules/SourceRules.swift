import AXSource

/// The rules that every extractor reports.
enum SourceRules {
    static let all: [any SourceRule.Type] = [
        HardCodedString.self, KeyNotLiteral.self, CommentMissing.self, LanguageLiteral.self,
    ]

    static let ofFiles: [any FileRule.Type] = [
        PluralHandRolled.self, StringConcatenated.self, LabelDiffersFromTitle.self, LabelCarriesValue.self,
    ]

    static var pages: [RulePage] { all.map { $0.page } + ofFiles.map { $0.page } }

    /// - Parameters:
    ///   - found: The strings of a file.
    ///   - tables: The project's tables; empty where they are not known.
    static func diagnostics(for found: [FoundString], in tables: ProjectTables) -> [Diagnostic] {
        found.flatMap { string in all.compactMap { $0.diagnostic(for: string) } }
            + ofFiles.flatMap { $0.diagnostics(for: found, in: tables) }
    }
}
