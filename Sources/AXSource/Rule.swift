/// A rule is a type, named after the defect that it reports, with a page.
///
/// The protocol of a rule depends on what it checks:
/// - `StringRule`: a string with its source, in a locale
/// - ``FileRule``: a whole file, table or project
/// - `SourceRule`: the strings and elements that extraction finds in source code
///
/// A rule whose findings come from a parser has only a page.
package protocol Rule: Sendable {
    /// The rule's documentation, with an example that it reports.
    static var page: RulePage { get }
}

/// A rule that checks a whole value: a file of one format, a table, or the localizations of a project.
package protocol FileRule<Whole>: Rule {
    associatedtype Whole

    /// The findings about `whole`, in the order of its parts.
    static func check(_ whole: Whole) -> [Diagnostic]
}
