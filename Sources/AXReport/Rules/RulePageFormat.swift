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

/// Every format of `rules`. A new one is a file in `Formats/` and a line here.
package enum RulePageFormats {
    package static let all: [any RulePageFormat] = [
        TextRuleFormat(),
        MarkdownRuleFormat(),
        JSONRuleFormat(),
    ]

    package static func named(_ name: String) -> (any RulePageFormat)? {
        all.first { $0.name == name }
    }
}
