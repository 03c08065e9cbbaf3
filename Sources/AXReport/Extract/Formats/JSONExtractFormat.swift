import AXModel

/// `json`: one document, as defined by `docs/schemas/extract.schema.json`.
package struct JSONExtractFormat: ExtractReportFormat {
    package let name = "json"
    package let listsUses = true

    package init() {}

    package func render(_ report: ExtractReport, options: RenderOptions) -> String {
        JSONText.pretty(
            Document(
                tool: JSONTool(report.tool), project: report.project, summary: Summary(report),
                occurrences: JSONOccurrence.list(report), diagnostics: JSONDiagnostic.list(report.findings)))
    }

    private struct Document: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool: JSONTool
        let project: String
        let summary: Summary
        let occurrences: [JSONOccurrence]
        let diagnostics: [JSONDiagnostic]
    }

    private struct Summary: Encodable {
        let occurrences: Int
        /// The number of files with occurrences.
        let files: Int
        let kinds: [String: Int]
        let coverage: JSONCoverage
        let findings: Int

        init(_ report: ExtractReport) {
            occurrences = report.occurrences.count
            files = Set(report.occurrences.map(\.path)).count
            kinds = Dictionary(report.counts().map { ($0.kind.rawValue, $0.count) }) { first, _ in first }
            coverage = JSONCoverage(report.coverage)
            findings = report.findings.diagnostics.count
        }
    }

    private struct JSONCoverage: Encodable {
        let spoken: Int
        let counts: [String: Int]
        /// The rounded percentages by part.
        let percent: [String: Int]

        init(_ coverage: Coverage) {
            spoken = coverage.total
            counts = Dictionary(coverage.counts.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
            percent = Dictionary(
                coverage.shares.map { ($0.part.rawValue, Int($0.percent.rounded())) }
            ) { first, _ in first }
        }
    }
}
