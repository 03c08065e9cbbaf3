import AXSource

/// `github`: workflow commands. GitHub Actions shows them as annotations next to the changed lines.
///
/// GitHub shows ten annotations per severity and step. If there are more findings, the tenth annotation gives the
/// number of the remaining ones, and a group in the log lists them. ``JobSummary`` is for the summary page of the job.
/// - SeeAlso: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubCheckFormat: CheckReportFormat {
    package let name = "github"
    private static let limit = 10

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let report = report.inRepository
        let positions = report.findings.positions()
        let groups = Severity.allCases.reversed().map { severity in
            (severity, report.diagnostics.filter { $0.severity == severity })
        }
        let shown = groups.flatMap { severity, findings in
            let isCapped = findings.count > Self.limit
            let commands = findings.prefix(isCapped ? Self.limit - 1 : Self.limit).map { command($0, positions) }
            return commands + (isCapped ? [remark(on: findings.count - Self.limit + 1, severity)] : [])
        }
        let rest = groups.flatMap { $1.count > Self.limit ? Array($1.dropFirst(Self.limit - 1)) : [] }
        guard !rest.isEmpty else { return shown.joined() }
        let lines = rest.map { line($0, positions) }.joined()
        return shown.joined() + "::group::\(counted(rest.count, "more finding"))\n" + lines + "::endgroup::\n"
    }

    private func remark(on count: Int, _ severity: Severity) -> String {
        "::\(level(severity)) title=axstrings::\(counted(count, "more \(severity.rawValue)")) in this step's log\n"
    }

    /// A finding in the log. The runner looks for commands after the spaces at the beginning of a line, and for `##[`
    /// anywhere in a line. To avoid both, the line begins with a hyphen, and a zero-width space splits `##[`.
    private func line(_ diagnostic: Diagnostic, _ positions: Positions) -> String {
        let start = positions.range(diagnostic.span, in: diagnostic.path)?.start
        let location = "\(VisibleText.line(diagnostic.path)):\(start?.line ?? 1):\(start?.column ?? 1)"
        let line =
            "- \(location): \(diagnostic.severity.rawValue): \(VisibleText.line(diagnostic.message)) "
            + "[\(VisibleText.line(diagnostic.id))]\n"
        return line.replacing("##[", with: "##\u{200B}[")
    }

    private func command(_ diagnostic: Diagnostic, _ positions: Positions) -> String {
        var properties = [("file", diagnostic.path)]
        if let range = positions.range(diagnostic.span, in: diagnostic.path) {
            properties += [("line", "\(range.start.line)"), ("endLine", "\(range.end.line)")]
            // GitHub accepts columns only for spans on one line.
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
    /// The string encoded for the message of a workflow command.
    fileprivate var escapedData: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The string encoded for a property of a workflow command.
    fileprivate var escapedProperty: String {
        escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

/// The findings as a Markdown table, for the summary page of a GitHub job, which has more space than annotations.
package enum JobSummary {
    /// The maximum size of the summary in UTF-8 bytes. GitHub drops larger summaries.
    private static let limit = 1_000_000

    /// The table, beginning with errors. It contains as many findings as the summary page has space for.
    /// - Parameter used: the number of UTF-8 bytes that other steps have already written to the page.
    package static func markdown(_ report: CheckReport, used: Int = 0) -> String {
        let report = report.inRepository
        let positions = report.findings.positions()
        var text = "## axstrings\n\n\(shown(report.closing))\n"
        guard !report.diagnostics.isEmpty else { return text }
        text += "\n| Severity | Finding | File | Rule |\n|---|---|---|---|\n"
        var left = report.diagnostics.count
        for finding in report.findings.bySeverity {
            let line = positions.range(finding.span, in: finding.path).map { ":\($0.start.line)" } ?? ""
            let rule = "[\(finding.id)](\(RuleAddress.of(finding.id)))"
            let row =
                "| \(finding.severity.title) | \(shown(finding.message)) | \(shown(finding.path))\(line) | \(rule) |\n"
            guard used + text.utf8.count + row.utf8.count < limit else { break }
            text += row
            left -= 1
        }
        return left == 0 ? text : text + "\n\(counted(left, "more finding")) not shown.\n"
    }

    /// The text with control characters made visible and markup escaped. Dollar signs are escaped, too, because GitHub
    /// interprets the text between them as a formula.
    private static func shown(_ text: String) -> String {
        VisibleText.line(text).markdown.replacing("$", with: "\\$")
    }
}
