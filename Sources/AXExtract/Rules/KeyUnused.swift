package import AXSource

/// A table contains an accessibility string whose key no source file mentions.
package enum KeyUnused: Rule {
    package static let page = RulePage(
        id: "key-unused", concern: .sources,
        summary: "An accessibility string in a table isn't used by any source file.",
        why: """
            The string is translated into every language, but users never hear it. Before you remove the string, check \
            that the code doesn't use another key by mistake.
            """,
        example: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.play": "Play", "player.stop.accessibilityLabel": "Stop"]),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.play": "Play"]),
        severity: .note)

    /// - Parameters:
    ///   - span: The location of the key in the strings file.
    ///   - mentions: The keys that the sources use or may use.
    /// - Returns: nil if a source mentions the key.
    package static func diagnostic(
        for key: StringKey, at span: Span, in path: String, mentions: KeyMentions
    ) -> Diagnostic? {
        guard !mentions.contains(key) else { return nil }
        let user = mentions.possibleUser(of: key)
        let rest = user.map { "; the sources might build it at run time from “\($0)”" } ?? ""
        return Diagnostic(
            id: page.id, severity: page.severity, path: path, span: span,
            message: "no source file mentions “\(key)”\(rest)",
            explanation: user == nil ? "Remove the key, or use it in the code that should look it up." : nil, key: key)
    }
}
