import AXSource

/// A source file contains something that isn't valid code in its language.
enum SyntaxError: Rule {
    static let page = RulePage(
        id: "syntax-error", concern: .sources,
        summary: "A source file has a syntax error, so strings near the error may be missing from the results.",
        why: """
            Code near a syntax error can't be read reliably, so an accessibility string may be missing from the list \
            or listed under the wrong element. A file that doesn't compile often contains an unfinished merge or is \
            truncated.
            """,
        example: Example("playButton.accessibilityLabel = NSLocalizedString(\"play\", comment: \"Starts the song\"\n"),
        instead: Example("playButton.accessibilityLabel = NSLocalizedString(\"play\", comment: \"Starts the song\")\n"),
        severity: .warning)

    /// - Parameters:
    ///   - span: The location of the first error.
    ///   - what: The error, which the message shows after a colon: “missing “)””.
    static func diagnostic(for file: SourceFile, at span: Span, _ what: String) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: span,
            message: "syntax error: \(what)",
            explanation:
                "The rest of the file is read as far as possible, but some accessibility strings may be missing.")
    }
}
