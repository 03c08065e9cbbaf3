import AXSource

/// The counts by locale and by rule.
struct HTMLSummary {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        guard !report.diagnostics.isEmpty else { return "" }
        let groups = report.findings.groups()
        let rules = groups.map { ("<a href=\"#rule-\($0.id.html)\">\($0.id.html)</a>", $0.diagnostics) }
        let locales = Dictionary(grouping: report.diagnostics.filter { $0.locale != nil }) { $0.locale ?? "" }
        let languages = locales.sorted { $0.key < $1.key }.map { (HandBack.title(of: $0.key).html, $0.value) }
        return """
            <section aria-labelledby="summary">
            <h2 id="summary">Summary</h2>
            \(table("By language", "Language", languages))\(table("By rule", "Rule", rules))</section>

            """
    }

    private func table(_ caption: String, _ column: String, _ rows: [(String, [Diagnostic])]) -> String {
        guard !rows.isEmpty else { return "" }
        let body = rows.map { name, findings in
            let counts = Findings.Summary(findings)
            return "<tr><th scope=\"row\">\(name)</th><td>\(counts.errors)</td><td>\(counts.warnings)</td>"
                + "<td>\(counts.notes)</td></tr>\n"
        }
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="\(caption)">
            <table>
            <caption>\(caption)</caption>
            <thead><tr><th scope="col">\(column)</th><th scope="col">Errors</th><th scope="col">Warnings</th>\
            <th scope="col">Notes</th></tr></thead>
            <tbody>
            \(body.joined())</tbody>
            </table>
            </div>

            """
    }
}
