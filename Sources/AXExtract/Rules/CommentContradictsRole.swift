import AXModel
import AXSource

/// A comment tells translators of another attribute than the one that the text is used for.
enum CommentContradictsRole: EntryRule {
    static let page = RulePage(
        id: "comment-contradicts-role",
        summary: "The comment calls a label a hint, or a hint a label.",
        why: """
            A label is a name without a period, a hint a short statement with one (Apple, Accessibility Programming \
            Guide for iOS). A translator who is told the wrong one writes the wrong form.
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

    static func diagnostic(for entry: ExtractedEntry, in tables: ProjectTables) -> Diagnostic? {
        for place in entry.occurrences {
            guard let comment = place.comment, let told = CommentWording.role(comment),
                entry.roles.isSubset(of: opposites[told] ?? [])
            else { continue }
            return Diagnostic(
                id: page.id, severity: page.severity, path: place.path, span: place.leafSpan ?? place.span,
                message: "“\(entry.key)” is used as the \(place.role), and its comment speaks of a \(told)",
                explanation: "Translators follow the comment: “\(comment)”.", key: entry.key)
        }
        return nil
    }

    /// What a text cannot be that is called so.
    private static let opposites: [AccessibilityRole: Set<AccessibilityRole>] = [.hint: [.label], .label: [.hint]]
}
