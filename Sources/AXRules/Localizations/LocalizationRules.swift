package import AXSource

/// All rules about the localizations of an app.
package enum LocalizationRules {
    package static let all: [any FileRule<LocalizationSet>.Type] = [
        FolderLanguageTag.self, LprojLegacy.self, LprojMisspelled.self, PseudoLeak.self, BundleLacksLocale.self,
    ]

    /// The pages of the rules. The page about language tags is shared with rules about other files.
    package static var pages: [RulePage] {
        all.map { $0.page }
    }

    package static func diagnostics(for localizations: LocalizationSet) -> [Diagnostic] {
        all.flatMap { $0.check(localizations) }
    }
}
