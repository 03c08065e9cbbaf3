import AXModel
import AXSource

/// One key is given different default values.
enum DefaultConflict {
    static let page = RulePage(
        id: "default-conflict",
        summary: "A key has different texts in the development language.",
        why: """
            A table holds one text for a key, so all places but one speak a text that is not theirs. genstrings keeps \
            the first value and ignores the others.
            """,
        example: Example(
            """
            copyButton.accessibilityLabel = NSLocalizedString("copy", value: "Copy app size", comment: "Copies a text")
            infoButton.accessibilityLabel = NSLocalizedString("copy", value: "View all versions", comment: "Copies a text")

            """),
        instead: Example(
            """
            copyButton.accessibilityLabel = NSLocalizedString("copy", value: "Copy app size", comment: "Copies a text")
            infoButton.accessibilityLabel = NSLocalizedString("versions", value: "All versions", comment: "Shows a list")

            """),
        severity: .warning)

    static func diagnostic(for entry: ExtractedEntry) -> Diagnostic? {
        let places = Contradiction(entry.occurrences, by: \.text)
        guard let place = places.second, let kept = entry.value else { return nil }
        return Diagnostic(
            id: page.id, severity: page.severity, path: place.path, span: place.leafSpan ?? place.span,
            message: "“\(entry.key)” has more than one text; “\(kept)” is kept, “\(place.text ?? "")” is lost",
            key: entry.key, notes: places.others.map { Contradiction.note("“\($0.text ?? "")”", at: $0) })
    }
}
