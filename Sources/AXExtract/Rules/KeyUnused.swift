package import AXSource

/// A table holds an accessibility string that no source mentions.
package enum KeyUnused {
    package static let page = RulePage(
        id: "key-unused",
        summary: "An accessibility string of a table is used by no source.",
        why: """
            Translators work on it in every language, and nobody ever hears it. Often the code was changed to another \
            key, and the old text was the better one.
            """,
        example: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.play": "Play", "player.stop.accessibilityLabel": "Stop"]),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.play": "Play"]),
        severity: .note)

    /// - Parameters:
    ///   - span: Where the key stands in the table's file.
    ///   - mentions: What the sources mention.
    /// - Returns: nil for a key that is mentioned.
    package static func diagnostic(
        for key: StringKey, at span: Span, in path: String, mentions: KeyMentions
    ) -> Diagnostic? {
        guard !mentions.contains(key) else { return nil }
        let user = mentions.possibleUser(of: key)
        let rest = user.map { "; it is possibly used by “\($0)”, which is completed at run time" } ?? ""
        return Diagnostic(
            id: page.id, severity: page.severity, path: path, span: span,
            message: "No source mentions “\(key)”\(rest)",
            explanation: user == nil ? "Remove it, or look it up where its text belongs." : nil, key: key)
    }
}
