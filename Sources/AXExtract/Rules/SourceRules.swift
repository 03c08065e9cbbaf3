import AXSource

/// The rules about the strings of a source file. They apply to all source languages.
enum SourceRules {
    static let ofStrings: [any SourceRule<FoundString>.Type] = [
        HardCodedString.self, KeyNotLiteral.self, CommentMissing.self, LanguageLiteral.self, LabelEmpty.self,
        OptionalDescribed.self,
    ]

    static let ofFiles: [any SourceRule<FileStrings>.Type] = [
        PluralHandRolled.self, StringConcatenated.self, LabelDiffersFromTitle.self, LabelCarriesValue.self,
    ]

    static var pages: [RulePage] { ofStrings.map { $0.page } + ofFiles.map { $0.page } }

    /// The findings about strings that aren't necessarily spoken.
    static func diagnostics(forUnspoken file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        file.found.flatMap { KeyNotLiteral.check($0, in: tables) } + PluralHandRolled.check(file, in: tables)
    }

    /// - Parameter tables: The project's tables; empty if they are unknown.
    static func diagnostics(for file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        file.found.flatMap { string in ofStrings.flatMap { $0.check(string, in: tables) } }
            + ofFiles.flatMap { $0.check(file, in: tables) }
    }
}
