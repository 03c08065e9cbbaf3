package import AXSource

/// A way to show the catalog of rules.
package protocol RulePageFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// All rules in short, in the order given.
    func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String

    /// One rule in full.
    /// - Parameter locale: the locale whose example is shown too; nil for none.
    func page(_ page: RulePage, in locale: LocaleBrief?, tool: ToolVersion) -> String

    /// What a translator reads before translating.
    func brief(_ brief: LocaleBrief, tool: ToolVersion) -> String
}
