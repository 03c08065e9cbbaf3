package import AXSource

/// The result of `check`, for the formats to render.
package struct CheckReport: Sendable {
    package let findings: Findings
    /// The project's name or folder, in the user's notation.
    package let project: String
    package let tool: ToolVersion
    package let background: ReportBackground
    /// The outcome; nil for a report that no command prints.
    package let outcome: CheckOutcome?

    /// - Parameter files: the files that contain findings, by path, for source lines and carets. Files may be missing.
    package init(
        diagnostics: [Diagnostic], files: [String: SourceFile], project: String, tool: ToolVersion,
        background: ReportBackground = ReportBackground(), outcome: CheckOutcome? = nil
    ) {
        findings = Findings(diagnostics, files: files)
        self.project = project
        self.tool = tool
        self.background = background
        self.outcome = outcome
    }

    /// The findings, sorted by path, span and id.
    package var diagnostics: [Diagnostic] { findings.diagnostics }
    package var summary: Findings.Summary { Findings.Summary(findings.diagnostics) }
}

extension CheckReport {
    /// The report with paths relative to the root of the repository; unchanged if the project isn't in a repository.
    var inRepository: CheckReport {
        let repository = background.repository
        guard repository.isKnown else { return self }
        var background = background
        background.accepted = background.accepted.map { finding in
            AcceptedFinding(finding.diagnostic.renamed(by: repository), finding.reason)
        }
        let files = findings.files.map { (repository.name(of: $0.key), $0.value) }
        return CheckReport(
            diagnostics: diagnostics.map { $0.renamed(by: repository) }, files: Dictionary(files) { first, _ in first },
            project: project, tool: tool, background: background, outcome: outcome)
    }
}

extension Diagnostic {
    fileprivate func renamed(by repository: RepositoryPaths) -> Diagnostic {
        var finding = self
        finding.path = repository.name(of: path)
        finding.notes = notes.map { Note($0.message, path: $0.path.map(repository.name), span: $0.span) }
        return finding
    }
}
