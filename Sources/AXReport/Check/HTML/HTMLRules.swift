import AXSource

/// The pages of the rules that fired, for readers who have no other place to look; folded.
struct HTMLRules {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let ids = Set(report.diagnostics.map(\.id)).sorted()
        guard !ids.isEmpty else { return "" }
        return """
            <details id="rules">
            <summary><h2>Rules (\(ids.count))</h2></summary>
            \(ids.map(rule).joined())</details>

            """
    }

    private func rule(_ id: String) -> String {
        let title = "<h3 id=\"rule-\(id.html)\">\(id.html)</h3>\n"
        guard let page = report.background.rules[id] else { return title }
        let shown = ShownExamples(page)
        return title + "<p>\(page.summary.html)</p>\n<p>\(page.why.html)</p>\n<div class=\"cases\">\n"
            + example("✗ Not", shown.example, page.example) + example("✓ Instead", shown.instead, page.instead)
            + "</div>\n"
    }

    private func example(_ title: String, _ rows: [ShownExamples.Row], _ example: Example) -> String {
        let items = rows.map { name, lines in
            let isText = name == example.locale || name.hasPrefix(example.locale + " ")
            let attributes = isText ? " " + HTMLLanguage.attributes(example.locale) : ""
            let value = lines.map(\.html).joined(separator: "<br>\n")
            return "<div><dt>\(Self.spoken(name, example).html)</dt><dd\(attributes)>\(value)</dd></div>\n"
        }
        return "<div>\n<p>\(title)</p>\n<dl>\n\(items.joined())</dl>\n</div>\n"
    }

    /// A language tag is read as a word; its language is what it means.
    private static func spoken(_ name: String, _ example: Example) -> String {
        name == example.locale ? LanguageTitle.of(name) : name
    }
}
