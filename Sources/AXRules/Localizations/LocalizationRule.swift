public import AXSource

/// A question about which localizations an app has.
public protocol LocalizationRule: Sendable {
    /// What the rule is about. The texts of its examples are names of localizations, one a line, the development language first.
    var page: RulePage { get }

    func check(_ localizations: LocalizationSet) -> [Diagnostic]
}

/// Every rule about the localizations of an app.
public enum LocalizationRules {
    public static let all: [any LocalizationRule] = [FolderLanguageTag(), LprojLegacy(), PseudoLeak()]

    /// The pages of the rules, but for those that rules about other files share.
    public static var pages: [RulePage] {
        all.map(\.page)
    }

    public static func diagnostics(for localizations: LocalizationSet) -> [Diagnostic] {
        all.flatMap { $0.check(localizations) }
    }
}
