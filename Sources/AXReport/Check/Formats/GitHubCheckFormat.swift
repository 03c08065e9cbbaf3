import AXSource

/// `github`: workflow commands, which GitHub Actions shows as annotations beside the changed lines.
///
/// GitHub shows ten warnings and ten errors of a step, so the gravest come first.
/// - SeeAlso: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubCheckFormat: CheckReportFormat {
    package let name = "github"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let report = report.inRepository
        let places = report.findings.places()
        return Severity.allCases.reversed().flatMap { severity in
            report.diagnostics.filter { $0.severity == severity }.map { command($0, places) }
        }
        .joined()
    }

    private func command(_ diagnostic: Diagnostic, _ places: Places) -> String {
        var properties = [("file", diagnostic.path)]
        if let range = places.range(diagnostic.span, in: diagnostic.path) {
            properties += [("line", "\(range.start.line)"), ("endLine", "\(range.end.line)")]
            // GitHub takes columns for places on one line alone.
            if range.start.line == range.end.line {
                properties += [("col", "\(range.start.column)"), ("endColumn", "\(range.end.column)")]
            }
        }
        properties.append(("title", diagnostic.id))
        let list = properties.map { "\($0)=\(VisibleText.line($1).escapedProperty)" }.joined(separator: ",")
        return "::\(level(diagnostic.severity)) \(list)::\(message(diagnostic).escapedData)\n"
    }

    private func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private func message(_ diagnostic: Diagnostic) -> String {
        ([diagnostic.message] + [diagnostic.explanation].compactMap { $0 }).map(VisibleText.line)
            .joined(separator: "\n")
    }
}

extension String {
    /// What would end the message or begin another command.
    fileprivate var escapedData: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// What would end the property as well.
    fileprivate var escapedProperty: String {
        escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
