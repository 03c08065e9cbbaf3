import AXLocaleData
public import AXModel
public import AXRules
public import AXSource

/// Checks translations against their source strings: format specifiers, plural forms, language, damage, and the wording
/// of labels and hints in each language.
public struct TranslationCheck: Sendable {
    private let checker: Checker
    private let roles: RoleInference

    /// - Parameters:
    ///   - profile: the style that labels and hints are compared with.
    ///   - requiresAllStrings: whether each missing string is an error. Otherwise, one warning per file and language
    ///     counts them.
    ///   - roles: the roles of strings, as source code shows them. The role of any other string is inferred from its
    ///     key and its comment.
    public init(
        profile: Profile = .consistent, requiresAllStrings: Bool = false,
        roles: [StringKey: Set<AccessibilityRole>] = [:]
    ) {
        checker = Checker(styles: .embedded, profile: profile, complete: requiresAllStrings)
        self.roles = RoleInference(extracted: roles)
    }

    /// The findings about a table, sorted by file and location. A defect in a source string is one finding, which names
    /// the languages whose translations share it.
    /// - Parameters:
    ///   - source: the strings in the development language.
    ///   - translations: the same table in other languages.
    public func findings(source: Catalog, translations: [Catalog]) -> [Diagnostic] {
        let (source, translations) = roles.withRoles(source, translations)
        return checker.check(source: source, translations: translations)
    }
}
