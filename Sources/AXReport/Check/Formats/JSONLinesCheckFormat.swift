/// `jsonl`: one finding per line, like the `diagnostics` in `json`.
package struct JSONLinesCheckFormat: CheckReportFormat {
    package let name = "jsonl"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        JSONText.lines(JSONDiagnostic.list(report.findings))
    }
}
