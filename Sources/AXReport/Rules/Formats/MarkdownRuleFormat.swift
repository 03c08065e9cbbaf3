package import AXSource

/// `markdown`: for web pages and hand-outs.
package struct MarkdownRuleFormat: RulePageFormat {
    package let name = "markdown"

    package init() {}

    package func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String {
        let rows = pages.map { "| `\($0.id)` | \($0.severity.rawValue) | \(cell($0.summary)) |\n" }
        return "| rule | severity | what is wrong |\n|---|---|---|\n" + rows.joined()
    }

    package func page(_ page: RulePage, tool: ToolVersion) -> String {
        """
        ## \(page.id)

        \(page.summary)

        Severity: \(page.severity.rawValue)

        **Why.** \(page.why)

        **Example**

        \(block(page.example))

        **Instead**

        \(block(page.instead))

        """
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|")
    }

    /// The case as an indented block, in which nothing is markup.
    private func block(_ example: Example) -> String {
        example.members.map { name, value in
            "    " + "\(name): \(value)".replacing("\n", with: "\n    ")
        }
        .joined(separator: "\n")
    }
}
