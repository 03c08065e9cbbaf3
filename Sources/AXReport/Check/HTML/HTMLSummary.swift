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
        let languages = locales.sorted { $0.key < $1.key }.map { (LanguageTitle.of($0.key).html, $0.value) }
        return """
            <section aria-labelledby="summary">
            <h2 id="summary">Summary</h2>
            \(table("By language", "Language", languages))\(table("By rule", "Rule", rules))</section>

            """
    }

    private func table(_ name: String, _ column: String, _ rows: [(String, [Diagnostic])]) -> String {
        let cells = rows.map { name, findings in
            let counts = Findings.Summary(findings)
            return [name] + [counts.errors, counts.warnings, counts.notes].map { String($0) }
        }
        return HTMLTable(name, columns: [column, "Errors", "Warnings", "Notes"], rows: cells).text
    }
}
