package import AXSource

/// A format of rule pages and style guides.
package protocol RulePageFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// A summary of all rules, in the given order.
    func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String

    /// The full page of a rule.
    /// - Parameter locale: the locale whose example is also shown; nil to show none.
    func page(_ page: RulePage, in locale: LocaleBrief?, tool: ToolVersion) -> String

    /// The style guide of a locale, for translators.
    func brief(_ brief: LocaleBrief, tool: ToolVersion) -> String
}
