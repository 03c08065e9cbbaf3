public import AXSource

/// All rules about the localizations of an app.
public enum LocalizationRules {
    public static let all: [any FileRule<LocalizationSet>.Type] = [
        FolderLanguageTag.self, LprojLegacy.self, LprojMisspelled.self, PseudoLeak.self,
    ]

    /// The pages of the rules. The page about language tags is shared with rules about other files.
    public static var pages: [RulePage] {
        all.map { $0.page }
    }

    public static func diagnostics(for localizations: LocalizationSet) -> [Diagnostic] {
        all.flatMap { $0.check(localizations) }
    }
}
