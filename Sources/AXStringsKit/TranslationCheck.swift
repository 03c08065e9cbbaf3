import AXLocaleData
public import AXModel
public import AXRules
public import AXSource

/// Checks translations against their source strings: format specifiers, plural forms, language, encoding damage, and
/// the wording of labels and hints in each language.
public struct TranslationCheck: Sendable {
    private let checker: Checker
    private let roles: RoleInference

    /// - Parameters:
    ///   - profile: the style that labels and hints are compared with.
    ///   - requiresAllStrings: whether each missing and each extra string is an error. If false, warnings count these
    ///     strings per file and language.
    ///   - roles: the roles of strings by key, such as those that extraction finds in source code. The role of any
    ///     other string is inferred from its key and its comment.
    public init(
        profile: Profile = .consistent, requiresAllStrings: Bool = false,
        roles: [StringKey: Set<AccessibilityRole>] = [:]
    ) {
        checker = Checker(styles: .embedded, profile: profile, complete: requiresAllStrings)
        self.roles = RoleInference(extracted: roles)
    }

    /// The findings about a table, sorted by file and location, with spans in UTF-8 offsets. A defect in a source
    /// string is reported once, with the languages whose translations have the same defect in `alsoIn`.
    /// - Parameters:
    ///   - source: the strings in the development language.
    ///   - translations: the same table in other languages.
    public func findings(source: Catalog, translations: [Catalog]) -> [Diagnostic] {
        let (source, translations) = roles.withRoles(source, translations)
        return checker.check(source: source, translations: translations)
    }
}
