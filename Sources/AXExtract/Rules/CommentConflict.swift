import AXModel
import AXSource

/// A key has conflicting comments.
enum CommentConflict: SourceRule {
    static let page = RulePage(
        id: "comment-conflict", concern: .sources,
        summary: "A key has conflicting comments for translators.",
        why: """
            A table has one entry per key. Different comments suggest that the string is used for different purposes, \
            which may need different translations. genstrings joins the comments and prints only a warning.
            """,
        example: Example(
            """
            closeButton.accessibilityLabel = NSLocalizedString("close", comment: "Closes the player")
            shopButton.accessibilityLabel = NSLocalizedString("close", comment: "The shop is near")

            """),
        instead: Example(
            """
            closeButton.accessibilityLabel = NSLocalizedString("player.close", comment: "Closes the player")
            shopButton.accessibilityLabel = NSLocalizedString("shop.close", comment: "The shop is near")

            """),
        severity: .note)

    static func check(_ entry: ExtractedEntry, in tables: ProjectTables) -> [Diagnostic] {
        guard entry.comments.count > 1 else { return [] }
        let conflicts = entry.occurrences.byBundle.map { Contradiction($0, by: \.comment) }
        return conflicts.compactMap { conflict in
            guard let second = conflict.second else { return nil }
            return finding(
                at: second, "“\(entry.key)” has \(conflict.others.count + 1) different comments", key: entry.key,
                notes: conflict.others.map { note("“\($0.comment ?? "")”", at: $0) })
        }
    }
}
