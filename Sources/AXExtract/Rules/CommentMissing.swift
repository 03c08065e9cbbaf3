import AXModel
import AXSource

/// A localization call has no comment.
enum CommentMissing: SourceRule {
    static let page = RulePage(
        id: "comment-missing", concern: .sources,
        summary: "A localized accessibility string has no comment for translators.",
        why: """
            Translators see the key and the comment, not the screen. Without a comment, translators can't know whether \
            “Play” is a command, a noun or a state, or that the string is spoken but never shown.
            """,
        example: Example("playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"\")\n"),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n"),
        severity: .note)

    static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        let occurrence = found.occurrence
        guard found.takesComment, occurrence.kind == .localizedCall, occurrence.role != .other,
            (occurrence.comment ?? "").allSatisfy(\.isWhitespace), !tables.explains(occurrence.key)
        else { return [] }
        return [
            finding(
                at: occurrence, "“\(occurrence.key)” has no comment for translators",
                key: occurrence.key)
        ]
    }
}
