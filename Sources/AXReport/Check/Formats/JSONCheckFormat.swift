/// `json`: for other programs, as defined by `docs/schemas/check.schema.json`.
package struct JSONCheckFormat: CheckReportFormat {
    package let name = "json"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let document = Document(
            tool: JSONTool(report.tool), project: report.project, summary: JSONSummary(report.summary),
            diagnostics: JSONDiagnostic.list(report.findings))
        return JSONText.pretty(document)
    }

    private struct Document: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool: JSONTool
        let project: String
        let summary: JSONSummary
        let diagnostics: [JSONDiagnostic]
    }
}

struct JSONSummary: Encodable {
    let findings: Int
    let errors: Int
    let warnings: Int
    let notes: Int
    let files: Int

    init(_ summary: Findings.Summary) {
        findings = summary.findings
        errors = summary.errors
        warnings = summary.warnings
        notes = summary.notes
        files = summary.files
    }
}
