import AXModel
import AXSource

/// A localization function is asked for a text that is put together at run time, so no table can hold it.
enum KeyNotLiteral: SourceRule {
    static let page = RulePage(
        id: "key-not-literal",
        summary: "The key of a localization call is put together at run time.",
        why: """
            NSLocalizedString looks up the finished text: “Open "Notes"” is a key of its own, which is in no table, so \
            the text is shown and spoken untranslated. genstrings refuses such calls with “Argument is not a literal \
            string”.
            """,
        example: Example(
            "cell.accessibilityLabel = NSLocalizedString(\"Open \\(name)\", comment: \"Opens a document\")\n"),
        instead: Example(
            """
            cell.accessibilityLabel = String(
                format: NSLocalizedString("Open %@", comment: "Opens a document; %@ is its name"), name)

            """),
        severity: .warning)

    static func diagnostic(for found: FoundString) -> Diagnostic? {
        guard let function = found.function, let verb = verb(found.key) else { return nil }
        let occurrence = found.occurrence
        return Diagnostic(
            id: page.id, severity: page.severity, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span,
            message: "The key of \(function) is \(verb) at run time, so no table can hold it",
            explanation: "Use one literal key with placeholders, and put the values in with String(format:).",
            key: occurrence.key)
    }

    private static func verb(_ form: FoundString.KeyForm) -> String? {
        switch form {
        case .literal, .expression: nil
        case .interpolated: "interpolated"
        case .concatenated: "concatenated"
        }
    }
}
