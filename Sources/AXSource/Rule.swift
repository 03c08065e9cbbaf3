/// A rule is a type that is named after the defect that it reports, and its page.
///
/// What it checks decides which of three protocols it has: `StringRule` for a string with its source, in a locale;
/// ``FileRule`` for a whole file, table or project; `SourceRule` for what extraction finds in source code. A rule whose
/// findings a parser makes has the page alone.
public protocol Rule: Sendable {
    /// What the rule is about, and a case in which it fires.
    static var page: RulePage { get }
}

/// A rule about a whole, such as a file of one format, a table, or the localizations of a project.
public protocol FileRule<Whole>: Rule {
    associatedtype Whole

    /// The findings about a whole, in its order.
    static func check(_ whole: Whole) -> [Diagnostic]
}
