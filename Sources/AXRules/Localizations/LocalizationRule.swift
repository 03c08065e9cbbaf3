public import AXSource

/// A question about which localizations an app has.
public protocol LocalizationRule: Sendable {
    /// What the rule is about. Its examples are names of localizations, one per line, the development language first.
    static var page: RulePage { get }

    func check(_ localizations: LocalizationSet) -> [Diagnostic]
}

extension LocalizationRule {
    var page: RulePage { Self.page }
}
