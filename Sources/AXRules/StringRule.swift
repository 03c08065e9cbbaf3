package import AXModel
package import AXSource

/// A rule that checks one string in one locale, with its source for comparison.
package protocol StringRule: Rule {
    /// What a string must have for the rule to check it.
    static var needs: StringNeeds { get }

    /// The findings about one string.
    /// - Parameters:
    ///   - unit: the string, in all its forms.
    ///   - source: the same string in the development language; nil when `unit` is the source itself or has no source.
    ///   - context: what the rule knows about the locale, the project and related strings.
    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic]

    /// Whether a source string may be the reason why its translations have the defect that this rule reports.
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool
}

extension StringRule {
    package static var needs: StringNeeds { StringNeeds() }

    package static func isCaused(by source: Unit, in context: RuleContext) -> Bool { false }
}

/// A catalog as a ``FileRule`` sees it.
package struct CheckedCatalog: Sendable {
    let catalog: Catalog
    /// The catalog of the development language; nil when ``catalog`` is the source itself.
    let source: Catalog?
    let context: RuleContext
}

extension Unit {
    /// The roles of strings that users hear each time they reach an element.
    static let elementRoles = RoleSet([
        .label, .hint, .value, .inputLabel, .customAction, .customContent, .rotor, .imageDescription, .guidedAccess,
    ])
}
