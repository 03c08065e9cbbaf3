import AXLocaleData
package import AXSource

/// `text`: for people at a terminal.
package struct TextRuleFormat: RulePageFormat {
    package let name = "text"

    package init() {}

    package func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String {
        RulePage.byConcern(pages).map { concern, pages in
            let rows = Table.lines(pages.map { [$0.id, $0.severity.rawValue, $0.summary] })
            return ([concern.title] + indented(rows)).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    package func page(_ page: RulePage, in locale: LocaleBrief?, tool: ToolVersion) -> String {
        var lines = [page.id, ""]
        lines += Paragraph.lines(page.summary) + ["", "Why"] + indented(Paragraph.lines(page.why, width: 76))
        let shown = ShownExamples(page)
        lines += ["", "Example"] + indented(example(shown.example))
        lines += ["", "Instead"] + indented(example(shown.instead))
        lines += [""] + Table.lines(RuleFacts(page).rows.map { [$0.name, $0.value] })
        if let locale { lines += ["", "In \(locale.title)"] + indented(pair(locale.style.examples[page.id])) }
        return lines.joined(separator: "\n") + "\n"
    }

    package func brief(_ brief: LocaleBrief, tool: ToolVersion) -> String {
        var lines = ["Writing for VoiceOver: \(VisibleText.line(brief.title))"]
        for section in brief.sections {
            lines += ["", section.title] + indented(section.blocks.flatMap(self.lines))
        }
        if !brief.isFull { lines += ["", "All words and rules: axstrings rules --locale \(brief.tag) --full"] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ block: BriefSection.Block) -> [String] {
        switch block {
        case .paragraph(let text): Paragraph.lines(VisibleText.line(text), width: 76)
        case .row(let name, let text, _): hanging("\(name): \(VisibleText.line(text))")
        case .rule(let page, let example): rule(page, example)
        case .examples(let examples): examples.flatMap(rule)
        }
    }

    private func rule(_ page: RulePage, _ example: StyleExample?) -> [String] {
        let cases = ShownExamples(page)
        let shown = example.map { pair($0) } ?? self.example(cases.example) + ["instead:"] + self.example(cases.instead)
        return hanging("\(page.id): \(page.summary)") + indented(shown)
    }

    private func pair(_ example: StyleExample?) -> [String] {
        guard let example else { return ["no example yet"] }
        return Table.lines([
            ["not", VisibleText.line(example.bad)], ["instead", VisibleText.line(example.good)],
        ])
    }

    private func example(_ rows: [ShownExamples.Row]) -> [String] {
        Table.lines(rows.flatMap { row in row.lines.enumerated().map { [$0 == 0 ? row.name : "", $1] } })
    }

    /// A paragraph with a hanging indent.
    private func hanging(_ text: String) -> [String] {
        let lines = Paragraph.lines(text, width: 74)
        return lines.prefix(1) + indented(Array(lines.dropFirst()))
    }

    private func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? "" : "  " + $0 }
    }
}

enum Paragraph {
    /// Breaks text into lines of at most `width` display columns. A longer word is on a separate line.
    static func lines(_ text: String, width: Int = 78) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ") {
            let needed = DisplayWidth.of(String(word))
            if used > 0, used + 1 + needed > width {
                lines.append(line)
                (line, used) = (String(word), needed)
            } else {
                line += used > 0 ? " \(word)" : "\(word)"
                used += needed + (used > 0 ? 1 : 0)
            }
        }
        return used > 0 ? lines + [line] : lines
    }
}
