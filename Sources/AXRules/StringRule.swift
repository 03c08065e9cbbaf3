package import AXModel
package import AXSource

/// A rule that checks one string in one locale and can compare it with its source.
package protocol StringRule: Rule {
    /// The properties that a string must have for the rule to check it.
    static var needs: StringNeeds { get }

    /// The findings about one string.
    /// - Parameters:
    ///   - unit: the string, in all its forms.
    ///   - source: the same string in the development language; nil if `unit` is the source itself or has no source.
    ///   - context: information about the locale, the project and related strings.
    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic]

    /// Whether a source string may be the cause if its translations have the defect that this rule reports.
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool
}

extension StringRule {
    package static var needs: StringNeeds { StringNeeds() }

    package static func isCaused(by source: Unit, in context: RuleContext) -> Bool { false }
}

/// A catalog with the information that a ``FileRule`` needs.
package struct CheckedCatalog: Sendable {
    let catalog: Catalog
    /// The catalog of the development language; nil if ``catalog`` is the source itself.
    let source: Catalog?
    let context: RuleContext
}

extension Unit {
    /// The roles of strings that users hear or say, except announcements, which don't belong to an element.
    static let elementRoles = RoleSet([
        .label, .hint, .value, .inputLabel, .customAction, .customContent, .rotor, .imageDescription, .guidedAccess,
    ])
}
