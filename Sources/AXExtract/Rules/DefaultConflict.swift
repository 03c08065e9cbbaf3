import AXModel
import AXSource

/// A key has conflicting default values.
enum DefaultConflict: SourceRule {
    static let page = RulePage(
        id: "default-conflict", concern: .sources,
        summary: "A key has conflicting default values in the development language.",
        why: """
            A table has one value per key, so VoiceOver speaks the wrong string for every element whose default value \
            isn't the one in the table. genstrings keeps the first value and ignores the others.
            """,
        example: Example(
            """
            copyButton.accessibilityLabel = NSLocalizedString("copy", value: "Copy app size", comment: "Copies the size")
            infoButton.accessibilityLabel = NSLocalizedString("copy", value: "View all versions", comment: "Copies the size")

            """),
        instead: Example(
            """
            copyButton.accessibilityLabel = NSLocalizedString("copy", value: "Copy app size", comment: "Copies the size")
            infoButton.accessibilityLabel = NSLocalizedString("versions", value: "All versions", comment: "Shows a list")

            """),
        severity: .warning)

    static func check(_ entry: ExtractedEntry, in tables: ProjectTables) -> [Diagnostic] {
        let conflicts = entry.occurrences.byBundle.map { Contradiction($0, by: \.text) }
        return conflicts.compactMap { conflict in
            guard let second = conflict.second, let kept = conflict.others.first?.text else { return nil }
            return finding(
                at: second,
                "“\(entry.key)” has conflicting default values: “\(kept)” is kept, and “\(second.text ?? "")” is lost",
                key: entry.key, notes: conflict.others.map { note("“\($0.text ?? "")”", at: $0) })
        }
    }
}
