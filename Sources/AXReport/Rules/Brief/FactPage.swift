import AXLocaleData

/// The page on which people review the data of a locale: every member with its value, its confidence and its source.
package enum FactPage {
    /// The page as Markdown.
    package static func markdown(_ brief: LocaleBrief) -> String {
        var lines = ["# \(brief.title.markdown)", "", introduction(brief), ""]
        var group = ""
        var told: [String] = []
        for fact in brief.facts {
            let own = String(fact.name.prefix { $0 != "." })
            if own != group {
                lines += ["## \(own)", ""]
                (group, told) = (own, [])
            }
            for comment in fact.groupComments where !told.contains(comment) {
                lines += ["> \(comment.markdown)", ""]
                told.append(comment)
            }
            if fact.name != own { lines += ["### \(fact.name)", ""] }
            lines += text(of: fact, in: brief.tag)
        }
        return lines.dropLast().map { $0 + "\n" }.joined()
    }

    private static func introduction(_ brief: LocaleBrief) -> String {
        """
        Every fact that the rules use, written from `Locales/\(brief.tag).yml` and the files that it inherits from: change \
        those, not this page. What is of low confidence is general knowledge, which no native reader has confirmed.
        """
    }

    private static func text(of fact: StyleFact, in tag: String) -> [String] {
        var lines = ["*\(source(of: fact, in: tag)); \(fact.confidence.rawValue) confidence.*", ""]
        lines += self.lines(of: fact.value, depth: 0) + [""]
        for comment in fact.comments { lines += ["> \(comment.markdown)", ""] }
        return lines
    }

    private static func source(of fact: StyleFact, in tag: String) -> String {
        guard let file = fact.file else { return "Follows from the script" }
        return file == tag ? "Stated here" : "Inherited from `\(file)`"
    }

    private static func lines(of value: StyleFact.Value, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        switch value {
        case .text(let text): return [indent + shown(text)]
        case .list(let texts): return [indent + list(texts)]
        case .parts(let parts):
            if parts.isEmpty { return [indent + "none"] }
            return parts.flatMap { part -> [String] in
                switch part.value {
                case .text(let text): ["\(indent)- \(part.name): \(shown(text))"]
                case .list(let texts): ["\(indent)- \(part.name): \(list(texts))"]
                case .parts: ["\(indent)- \(part.name)"] + lines(of: part.value, depth: depth + 1)
                }
            }
        }
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.map(shown).joined(separator: " · ")
    }

    /// A text that is one mark is hard to see on a page; it is shown as code.
    private static func shown(_ text: String) -> String {
        text.contains(where: \.isLetter) || text.contains(where: \.isNumber) || text.contains("`")
            ? text.markdown : "`\(text)`"
    }
}
