/// `jsonl`: one occurrence per line, for programs that read line by line. Only `json` contains findings.
package struct JSONLinesExtractFormat: ExtractReportFormat {
    package let name = "jsonl"
    package let listsUses = true

    package init() {}

    package func render(_ report: ExtractReport, options: RenderOptions) -> String {
        JSONText.lines(JSONOccurrence.list(report))
    }
}
