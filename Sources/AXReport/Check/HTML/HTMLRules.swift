import AXSource

/// The pages of the rules that fired, for readers who have no other place to look.
struct HTMLRules {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let ids = Set(report.diagnostics.map(\.id)).sorted()
        guard !ids.isEmpty else { return "" }
        return """
            <section aria-labelledby="rules">
            <h2 id="rules">Rules</h2>
            \(ids.map(rule).joined())</section>

            """
    }

    private func rule(_ id: String) -> String {
        let title = "<h3 id=\"rule-\(id.html)\">\(id.html)</h3>\n"
        guard let page = report.background.rules[id] else { return title }
        return title + "<p>\(page.summary.html)</p>\n<p>\(page.why.html)</p>\n"
            + example("Example", page.example) + example("Instead", page.instead)
    }

    private func example(_ title: String, _ example: Example) -> String {
        let rows = example.members.map { name, value in
            let isText = name == example.locale || name.hasPrefix(example.locale + " ")
            let attributes = isText ? " " + HTMLLanguage.attributes(example.locale) : ""
            return "<div><dt>\(name.html)</dt><dd\(attributes)>\(value.htmlLines)</dd></div>\n"
        }
        return "<p>\(title)</p>\n<dl>\n\(rows.joined())</dl>\n"
    }
}
