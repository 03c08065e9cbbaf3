package import AXSource

/// A source file is nested so deeply that reading it would be unsafe.
package enum SourceNotRead: Rule {
    package static let page = RulePage(
        id: "source-not-read", concern: .sources,
        summary: "The code in a source file is nested too deeply, so the file wasn't read.",
        why: """
            Handwritten code doesn't nest brackets hundreds of levels deep or chain thousands of branches, so the file \
            is probably damaged or generated. Its strings aren't listed.
            """,
        example: Example(
            "let accessibilityLabel = " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
                + "\n"),
        instead: Example("let accessibilityLabel = [[[]]]\n"),
        severity: .warning)

    static func diagnostic(for file: SourceFile) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: Span(at: 0),
            message: "code is nested too deeply, so the file wasn't read",
            explanation: "The accessibility strings in this file aren't listed.")
    }
}
