package import AXSource

/// `text`: for people at a terminal.
package struct TextRuleFormat: RulePageFormat {
    package let name = "text"

    package init() {}

    package func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String {
        let rows = pages.map { [$0.id, $0.severity.rawValue, $0.summary] }
        return Table.lines(rows).map { $0 + "\n" }.joined()
    }

    package func page(_ page: RulePage, tool: ToolVersion) -> String {
        var lines = ["\(page.id) (\(page.severity.rawValue))", ""]
        lines += Paragraph.lines(page.summary) + ["", "Why"] + indented(Paragraph.lines(page.why, width: 76))
        lines += ["", "Example"] + indented(example(page.example))
        lines += ["", "Instead"] + indented(example(page.instead))
        return lines.joined(separator: "\n") + "\n"
    }

    /// One member a row; the lines of a longer text stand under each other.
    private func example(_ example: Example) -> [String] {
        let rows = example.members.flatMap { member in
            member.value.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
                [index == 0 ? member.name : "", VisibleText.line(String(line))]
            }
        }
        return Table.lines(rows)
    }

    private func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? "" : "  " + $0 }
    }
}
