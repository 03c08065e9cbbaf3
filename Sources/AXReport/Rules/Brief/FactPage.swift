import AXLocaleData

/// A page for native speakers who review the data of a locale. It begins with questions and ends with collapsed
/// sections for all keys, with their values, confidence and sources.
package enum FactPage {
    /// The page as Markdown.
    package static func markdown(_ brief: LocaleBrief) -> String {
        var lines = ["# \(brief.title.markdown)", "", introduction(brief), "", "## Questions", ""]
        lines += questions(brief).enumerated().map { "\($0 + 1). \($1)" } + [""]
        lines += examples(brief)
        lines += ["## Data", "", source(brief), ""]
        for (name, facts) in groups(of: brief) {
            lines += ["<details markdown=\"1\"><summary><code>\(name)</code></summary>", ""]
            lines += self.lines(of: facts, in: brief.tag) + ["</details>", ""]
        }
        return lines.dropLast().map { $0 + "\n" }.joined()
    }

    private static func introduction(_ brief: LocaleBrief) -> String {
        let address = "https://github.com/axstrings/axstrings/issues/new?template=wrong-word.yml&title=\(brief.tag)"
        return """
            If this is your native language, please answer these questions. They take five minutes. If any answer is \
            “no”, please [open an issue](\(address)): a wrong word is a bug.
            """
    }

    private static func source(_ brief: LocaleBrief) -> String {
        """
        This section lists all the data that the rules use. This section is generated from `Locales/\(brief.tag).yml` \
        and the files that it inherits from. To change the data, edit its source files, not this page. Low-confidence \
        data is general knowledge that no native speaker has confirmed.
        """
    }

    /// Questions that native speakers can answer without knowing the rules.
    private static func questions(_ brief: LocaleBrief) -> [String] {
        let style = brief.style
        var questions: [String] = []
        if !style.hints.example.isEmpty {
            questions.append(
                "Is “\(brief.inLanguage(style.hints.example.markdown))” a natural hint? A hint "
                    + "\(style.hints.form.markdown)."
            )
        }
        let words: [(String, [Term])] = [
            ("Does each of these name a control or a type of control?", style.controls.hard),
            ("Are these gestures?", style.gestures), ("Are these states of a control?", style.states),
            ("Do these begin a command?", style.hints.commandStarts),
            ("Do these end a command?", style.hints.commandEnds),
        ]
        for (question, terms) in words where !terms.isEmpty {
            questions.append("\(question) \(brief.inLanguage(list(terms.prefix(mostWords).map(\.shown))))")
        }
        if !style.terminators.isEmpty {
            questions.append("Does a sentence end with \(list(style.terminators))?")
        }
        if style.quotationMarks.count == 4 {
            let marks = style.quotationMarks
            questions.append(
                "Does this language use \(marks[0])…\(marks[1]) as quotation marks, and \(marks[2])…\(marks[3]) "
                    + "for nested ones?")
        }
        return questions
    }

    /// The maximum number of words in a list. The review of longer lists would take more than the promised five
    /// minutes.
    private static let mostWords = 12

    private static func examples(_ brief: LocaleBrief) -> [String] {
        let examples = brief.style.examples.sorted { $0.key < $1.key }
        guard !examples.isEmpty else { return [] }
        let rows = examples.map { rule, example in
            let strings = [example.bad, example.good].map { brief.inLanguage($0.markdown) }
            return "| [\(rule)](../rules/\(rule).md) | \(strings.joined(separator: " | ")) |"
        }
        return [
            "## Is each string under “instead” better than the one under “not”?", "", "| rule | not | instead |",
            "|---|---|---|",
        ] + rows + [""]
    }

    /// The facts grouped by their top-level key, in order.
    private static func groups(of brief: LocaleBrief) -> [(name: String, facts: [StyleFact])] {
        var groups: [(name: String, facts: [StyleFact])] = []
        for fact in brief.facts {
            let name = String(fact.name.prefix { $0 != "." })
            if groups.last?.name == name {
                groups[groups.count - 1].facts.append(fact)
            } else {
                groups.append((name, [fact]))
            }
        }
        return groups
    }

    private static func lines(of facts: [StyleFact], in tag: String) -> [String] {
        var lines: [String] = []
        var shown: [String] = []
        for fact in facts {
            for comment in fact.groupComments where !shown.contains(comment) {
                lines += ["> \(comment.markdown)", ""]
                shown.append(comment)
            }
            if fact.name.contains(".") { lines += ["### \(fact.name)", ""] }
            lines += text(of: fact, in: tag)
        }
        return lines
    }

    private static func text(of fact: StyleFact, in tag: String) -> [String] {
        var lines = ["*\(source(of: fact, in: tag)); \(fact.confidence.rawValue) confidence.*", ""]
        lines += self.lines(of: fact.value, depth: 0) + [""]
        for comment in fact.comments { lines += ["> \(comment.markdown)", ""] }
        return lines
    }

    private static func source(of fact: StyleFact, in tag: String) -> String {
        guard let file = fact.file else { return "Derived from the script" }
        return file == tag ? "Defined here" : "Inherited from `\(file)`"
    }

    private static func lines(of value: StyleFact.Value, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        switch value {
        case .text(let text): return [indent + visible(text)]
        case .list(let words): return [indent + list(words)]
        case .parts(let parts):
            if parts.isEmpty { return [indent + "none"] }
            return parts.flatMap { part -> [String] in
                switch part.value {
                case .text(let text): ["\(indent)- \(part.name): \(visible(text))"]
                case .list(let words): ["\(indent)- \(part.name): \(list(words))"]
                case .parts: ["\(indent)- \(part.name)"] + lines(of: part.value, depth: depth + 1)
                }
            }
        }
    }

    private static func list(_ words: [String]) -> String {
        words.isEmpty ? "none" : words.map(visible).joined(separator: " · ")
    }

    /// The text as Markdown. Text that consists of punctuation becomes code, because it would be hard to see otherwise.
    private static func visible(_ text: String) -> String {
        text.contains(where: \.isLetter) || text.contains(where: \.isNumber) || text.contains("`")
            ? text.markdown : "`\(text)`"
    }
}
