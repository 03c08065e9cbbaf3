import AXSource

/// All findings as a table in Markdown, for the summary page of a GitHub job, which has more room than annotations.
package enum JobSummary {
    /// GitHub drops a summary that is larger, in UTF-8 bytes.
    private static let limit = 1_000_000

    /// Errors first; as many findings as there is room for.
    /// - Parameter used: The UTF-8 bytes that other steps have written to the page.
    package static func markdown(_ report: CheckReport, used: Int = 0) -> String {
        let report = report.inRepository
        let places = report.findings.places()
        var text = "## axstrings\n\n\(shown(report.closing))\n"
        guard !report.diagnostics.isEmpty else { return text }
        text += "\n| Severity | Finding | File | Rule |\n|---|---|---|---|\n"
        var left = report.diagnostics.count
        for finding in report.findings.bySeverity {
            let line = places.range(finding.span, in: finding.path).map { ":\($0.start.line)" } ?? ""
            let rule = "[\(finding.id)](\(RuleAddress.of(finding.id)))"
            let row =
                "| \(finding.severity.title) | \(shown(finding.message)) | \(shown(finding.path))\(line) | \(rule) |\n"
            guard used + text.utf8.count + row.utf8.count < limit else { break }
            text += row
            left -= 1
        }
        return left == 0 ? text : text + "\n\(counted(left, "more finding")) not shown.\n"
    }

    /// Without anything that steers a terminal or is markup: GitHub also reads formulas between dollar signs.
    private static func shown(_ text: String) -> String {
        VisibleText.line(text).markdown.replacing("$", with: "\\$")
    }
}
