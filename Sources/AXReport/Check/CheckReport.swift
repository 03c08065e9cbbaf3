package import AXSource

/// What `check` found, as a value: formats turn it into text.
package struct CheckReport: Sendable {
    package let findings: Findings
    /// The project's name or folder, as the user knows it.
    package let project: String
    package let tool: ToolVersion
    /// What formats for other programs and for translators say beside the findings.
    package let background: ReportBackground

    /// - Parameter files: the files that findings stand in, by path, for lines and carets. A file may be missing.
    package init(
        diagnostics: [Diagnostic], files: [String: SourceFile], project: String, tool: ToolVersion,
        background: ReportBackground = ReportBackground()
    ) {
        findings = Findings(diagnostics, files: files)
        self.project = project
        self.tool = tool
        self.background = background
    }

    /// Sorted by path, place and id.
    package var diagnostics: [Diagnostic] { findings.diagnostics }
    package var summary: Findings.Summary { Findings.Summary(findings.diagnostics) }
}
