package import AXSource

/// A source file is nested so deeply that reading it would be unsafe.
package enum SourceNotRead {
    package static let page = RulePage(
        id: "source-not-read",
        summary: "A source file is nested too deeply and was not read.",
        why: """
            Brackets nested hundreds deep, or thousands of branches in one chain, are not written by people. The file \
            may be damaged or generated; its strings are not listed.
            """,
        example: Example(
            "let accessibilityLabel = " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
                + "\n"),
        instead: Example("let accessibilityLabel = [[[]]]\n"),
        severity: .warning)

    static func diagnostic(for file: SourceFile) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: Span(at: 0),
            message: "The file is nested too deeply and was not read",
            explanation: "No accessibility string of this file is listed.")
    }
}
