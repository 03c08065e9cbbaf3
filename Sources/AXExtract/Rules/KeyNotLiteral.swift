import AXModel
import AXSource

/// The key of a localization call is built at run time, so no table can contain it.
enum KeyNotLiteral: SourceRule {
    static let page = RulePage(
        id: "key-not-literal", concern: .sources,
        summary: "The key of a localization call is built at run time.",
        why: """
            NSLocalizedString looks up the resulting string: “Open "Notes"” is a separate key that isn't in any table, \
            so the string is shown and spoken untranslated. genstrings rejects such calls with “Argument is not a \
            literal string”.
            """,
        example: Example(
            "cell.accessibilityLabel = NSLocalizedString(\"Open \\(name)\", comment: \"Opens a document\")\n"),
        instead: Example(
            """
            cell.accessibilityLabel = String(
                format: NSLocalizedString("Open %@", comment: "Opens a document; %@ is its name"), name)

            """),
        severity: .warning)

    static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        guard let function = found.function, let verb = verb(found.key) else { return [] }
        let occurrence = found.occurrence
        return [
            finding(
                at: occurrence,
                "key passed to \(function) is \(verb) at run time, so it can't be extracted for translation",
                why: "Use one literal key with placeholders, and insert the values with String(format:).",
                key: occurrence.key)
        ]
    }

    private static func verb(_ form: FoundString.KeyForm) -> String? {
        switch form {
        case .literal, .expression: nil
        case .interpolated: "interpolated"
        case .concatenated: "concatenated"
        }
    }
}
