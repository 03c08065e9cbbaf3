/// `jsonl`: one finding per line, in the shape of the `diagnostics` of `json`.
package struct JSONLinesCheckFormat: CheckReportFormat {
    package let name = "jsonl"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        JSONText.lines(JSONDiagnostic.list(report.findings))
    }
}
