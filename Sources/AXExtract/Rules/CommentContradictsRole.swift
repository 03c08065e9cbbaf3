import AXModel
import AXSource

/// A comment describes a different attribute than the one that the string is used for.
enum CommentContradictsRole: SourceRule {
    static let page = RulePage(
        id: "comment-contradicts-role", concern: .sources,
        summary: "The comment describes a label as a hint, or a hint as a label.",
        why: """
            A label is a name without a period; a hint is a short statement that ends with a period (Apple, \
            Accessibility Programming Guide for iOS). If the comment names the wrong role, translators write the wrong \
            kind of string.
            """,
        example: Example(
            """
            playButton.accessibilityLabel = NSLocalizedString("play", comment: "Accessibility hint of the play button")

            """),
        instead: Example(
            """
            playButton.accessibilityLabel = NSLocalizedString("play", comment: "Accessibility label of the play button")

            """),
        severity: .warning)

    static func check(_ entry: ExtractedEntry, in tables: ProjectTables) -> [Diagnostic] {
        for occurrence in entry.occurrences {
            guard let comment = occurrence.comment, let named = CommentRole.role(comment),
                entry.roles.isSubset(of: opposites[named] ?? [])
            else { continue }
            return [
                finding(
                    at: occurrence,
                    "“\(entry.key)” is used as a \(occurrence.role), but its comment calls it a \(named)",
                    why: "Translators follow the comment: “\(comment)”.", key: entry.key)
            ]
        }
        return []
    }

    /// The roles that contradict the role named in a comment, by that role.
    private static let opposites: [AccessibilityRole: Set<AccessibilityRole>] = [.hint: [.label], .label: [.hint]]
}
