import AXModel
import AXSource

/// A localization call tells translators nothing.
enum CommentMissing: SourceRule {
    static let page = RulePage(
        id: "comment-missing",
        summary: "A localized accessibility string has no comment for translators.",
        why: """
            A translator sees the key and the comment, not the screen. Without a comment nobody knows whether “Play” is \
            a command, a noun or a state; that the string is spoken and never seen is known to nobody either.
            """,
        example: Example("playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"\")\n"),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n"),
        severity: .note)

    static func diagnostic(for found: FoundString) -> Diagnostic? {
        let occurrence = found.occurrence
        guard found.takesComment, occurrence.kind == .localizedCall, occurrence.role != .other,
            (occurrence.comment ?? "").allSatisfy(\.isWhitespace)
        else { return nil }
        return Diagnostic(
            id: page.id, severity: page.severity, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span,
            message: "“\(occurrence.key)” has no comment for translators",
            key: occurrence.key)
    }

    /// Whether a finding is one of this rule about a key that a string catalog explains.
    static func isAnswered(_ diagnostic: Diagnostic, in tables: ProjectTables) -> Bool {
        diagnostic.id == page.id && diagnostic.key.map(tables.explains) ?? false
    }
}
