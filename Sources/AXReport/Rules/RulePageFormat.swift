package import AXSource

/// A way to show the catalogue of rules.
package protocol RulePageFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// All rules in short, in the order given.
    func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String

    /// One rule in full.
    func page(_ page: RulePage, tool: ToolVersion) -> String
}
