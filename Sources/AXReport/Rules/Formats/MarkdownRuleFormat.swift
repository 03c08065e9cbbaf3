import AXLocaleData
package import AXSource

/// `markdown`: for web pages and handouts.
package struct MarkdownRuleFormat: RulePageFormat {
    package let name = "markdown"

    package init() {}

    package func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String {
        RulePage.byConcern(pages).map { concern, pages in
            "## \(concern.title)\n\n| rule | reports | severity | checks | `--fix` |\n|---|---|---|---|---|\n"
                + pages.map(row).joined()
        }.joined(separator: "\n")
    }

    private func row(_ page: RulePage) -> String {
        let facts = RuleFacts(page)
        let severities = page.severities.map(\.rawValue).joined(separator: ", ")
        let cells = ["`\(page.id)`", page.summary, severities, facts.shortInputs, page.isFixable ? "yes" : ""]
        return "| \(cells.map(cell).joined(separator: " | ")) |\n"
    }

    package func page(_ page: RulePage, in locale: LocaleBrief?, tool: ToolVersion) -> String {
        let facts = RuleFacts(page).rows.filter { $0.name != "URL" }
            .map { "- **\($0.name)**: \($0.value.markdownProse)" }
        return """
            # \(page.id)

            \(page.summary.markdownProse)

            **Why.** \(page.why.markdownProse)

            **Example**

            \(block(ShownExamples(page).example))

            **Instead**

            \(block(ShownExamples(page).instead))

            \(facts.joined(separator: "\n"))

            """ + (locale.map { inLanguage(page, $0) } ?? "")
    }

    package func brief(_ brief: LocaleBrief, tool: ToolVersion) -> String {
        let sections = brief.sections.map { "\n## \($0.title)\n" + text($0.blocks, in: brief) }
        return "# Writing for VoiceOver: \(brief.title.markdown)\n" + sections.joined()
    }

    /// The blocks, separated by blank lines except between rows of a list.
    private func text(_ blocks: [BriefSection.Block], in brief: LocaleBrief) -> String {
        var isInList = false
        return blocks.reduce(into: "") { result, block in
            switch block {
            case .paragraph(let text): result += "\n\(text.markdown)\n"
            case .row(let name, let text, let isInLanguage):
                let text = isInLanguage ? brief.inLanguage(text.markdown) : text.markdown
                result += (isInList ? "" : "\n") + "- **\(name.markdown)**: \(text)\n"
            case .rule(let page, let example): result += "\n" + rule(page, example)
            case .examples(let examples): result += "\n" + table(examples, in: brief)
            }
            if case .row = block { isInList = true } else { isInList = false }
        }
    }

    private func rule(_ page: RulePage, _ example: StyleExample?) -> String {
        let head = "### \(page.id)\n\n\(page.summary.markdownProse) \(page.why.markdownProse)\n\n"
        guard let example else {
            return head
                + "Not:\n\n\(block(ShownExamples(page).example))\n\nInstead:\n\n\(block(ShownExamples(page).instead))\n"
        }
        return head + "- Not: \(example.bad.markdown)\n- Instead: \(example.good.markdown)\n"
    }

    private func table(_ examples: [(page: RulePage, example: StyleExample)], in brief: LocaleBrief) -> String {
        let rows = examples.map { page, example in
            let cells =
                [page.summary.markdownProse]
                + [example.bad, example.good].map { brief.inLanguage(cell($0.markdown)) }
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "| finding | don't write | write |\n|---|---|---|\n" + rows.joined()
    }

    private func inLanguage(_ page: RulePage, _ locale: LocaleBrief) -> String {
        guard let example = locale.style.examples[page.id] else {
            return "\nNo example in **\(locale.title.markdown)** yet.\n"
        }
        return """

            **In \(locale.title.markdown)**

            - Not: \(example.bad.markdown)
            - Instead: \(example.good.markdown)

            """
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|")
    }

    /// The example as a fenced code block.
    private func block(_ rows: [ShownExamples.Row]) -> String {
        rows.map { row in
            row.lines.count == 1
                ? "\(row.name): \(row.lines[0])"
                : "\(row.name):\n" + row.lines.map { "    " + $0 }.joined(separator: "\n")
        }
        .joined(separator: "\n").markdownBlock
    }
}
