import AXModel
import AXSource

/// Literal text reaches an accessibility attribute without going through localization.
enum HardCodedString: SourceRule {
    static let page = RulePage(
        id: "hard-coded-string",
        summary: "An accessibility string is written into the code and never localized.",
        why: """
            VoiceOver speaks the text as it stands, in the language of the developer, to users of every language. \
            Apple's accessibility programming guide asks for every label, value and hint to be localized.
            """,
        example: Example("playButton.accessibilityLabel = \"Play\"\n"),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n"),
        severity: .warning)

    static func diagnostic(for found: FoundString) -> Diagnostic? {
        let occurrence = found.occurrence
        guard occurrence.kind == .hardCoded, occurrence.role != .language, occurrence.role != .other else { return nil }
        // What comes from afar may have been looked up on its way.
        if occurrence.note == nil,
            IdentifierText.isIdentifier(occurrence.key.text, values: occurrence.arguments.map(\.expression))
        {
            return identifier(occurrence)
        }
        return Diagnostic(
            id: page.id, severity: page.severity, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span,
            message: "\(SpokenRole.name(occurrence.role)) “\(occurrence.key)” is not localized",
            explanation: "It is spoken as it stands in every language.", key: occurrence.key,
            fixIts: fix(for: found).map { [$0] } ?? [])
    }

    /// A name of code that was meant for a table or for tests.
    private static func identifier(_ occurrence: Occurrence) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: .error, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span,
            message: "\(SpokenRole.name(occurrence.role)) “\(occurrence.key)” is a name of code, not a text",
            explanation: "VoiceOver speaks the name. Look it up in a table, or set accessibilityIdentifier instead.",
            key: occurrence.key)
    }

    /// Wraps the literal in a call. A person has to look, as the key and the comment are only proposals.
    private static func fix(for found: FoundString) -> FixIt? {
        guard let literal = found.plainLiteral, let span = found.occurrence.leafSpan else { return nil }
        let comment = RoleNotes.subject(of: found.occurrence)
        guard !comment.contains(where: { $0 == "\"" || $0 == "\\" }) else { return nil }
        let call = "NSLocalizedString(\(literal), comment: \"\(comment)\")"
        return FixIt(
            "Wrap the text in NSLocalizedString", edits: [TextEdit(span, call)], safety: .needsReview)
    }
}
