import AXSource

/// `gitlab`: a code quality report, which GitLab compares with the report of the target branch.
/// - SeeAlso: <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>
package struct GitLabCheckFormat: CheckReportFormat {
    package let name = "gitlab"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let report = report.inRepository
        let positions = report.findings.positions()
        var fingerprints = FindingFingerprints()
        return JSONText.pretty(report.diagnostics.map { Issue($0, fingerprint: fingerprints.next($0), positions) })
    }

    private struct Issue: Encodable {
        let type = "issue"
        let description: String
        let check_name: String
        let categories = ["Bug Risk"]
        let fingerprint: String
        let severity: String
        let location: Location

        init(_ diagnostic: Diagnostic, fingerprint: String, _ positions: Positions) {
            description = diagnostic.message
            check_name = diagnostic.id
            self.fingerprint = fingerprint
            severity = Self.level(diagnostic.severity)
            let range = positions.range(diagnostic.span, in: diagnostic.path)
            location = Location(
                path: diagnostic.path, lines: Lines(begin: range?.start.line ?? 1, end: range?.end.line ?? 1))
        }

        private static func level(_ severity: Severity) -> String {
            switch severity {
            case .error: "critical"
            case .warning: "minor"
            case .note: "info"
            }
        }
    }

    private struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    private struct Lines: Encodable {
        let begin: Int
        let end: Int
    }
}
