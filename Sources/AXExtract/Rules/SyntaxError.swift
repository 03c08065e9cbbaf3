import AXSource

/// A source file has a place that is no code of its language.
enum SyntaxError {
    static let page = RulePage(
        id: "syntax-error",
        summary: "A source file has a syntax error; strings near it may be missing.",
        why: """
            What stands around a syntax error cannot be told for certain, so that an accessibility string may be \
            missing from the list or stand under a wrong element. A file that does not compile is often half merged \
            or cut off.
            """,
        example: Example("playButton.accessibilityLabel = NSLocalizedString(\"play\", comment: \"Starts the song\"\n"),
        instead: Example("playButton.accessibilityLabel = NSLocalizedString(\"play\", comment: \"Starts the song\")\n"),
        severity: .warning)

    /// - Parameters:
    ///   - span: Where the first error is.
    ///   - what: What is wrong there, as the rest of a sentence: ““)” is missing”.
    static func diagnostic(for file: SourceFile, at span: Span, _ what: String) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: span,
            message: "The source has a syntax error: \(what)",
            explanation: "The rest of the file is read as well as possible; accessibility strings may be missing.")
    }
}
