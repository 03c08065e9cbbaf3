import AXSource

/// All findings as a table in Markdown, for the summary page of a GitHub job, which has room for what annotations have not.
package enum JobSummary {
    /// GitHub drops a summary that is larger, in UTF-8 bytes.
    private static let limit = 1_000_000

    /// Errors first; as many findings as there is room for.
    package static func markdown(_ report: CheckReport) -> String {
        let report = report.inRepository
        let places = report.findings.places()
        var text = "## axstrings\n\n\(report.closing.markdown)\n"
        guard !report.diagnostics.isEmpty else { return text }
        text += "\n| Severity | Finding | File | Rule |\n|---|---|---|---|\n"
        var left = report.diagnostics.count
        for finding in report.findings.bySeverity {
            let line = places.range(finding.span, in: finding.path).map { ":\($0.start.line)" } ?? ""
            let rule = "[\(finding.id)](\(RuleAddress.of(finding.id)))"
            let row =
                "| \(finding.severity.title) | \(finding.message.markdown) | \(finding.path.markdown)\(line) | \(rule) |\n"
            guard text.utf8.count + row.utf8.count < limit else { break }
            text += row
            left -= 1
        }
        return left == 0 ? text : text + "\n\(counted(left, "more finding")).\n"
    }
}
