import AXSource

/// A suppression that has no effect, doesn't name a valid rule, or lacks a reason.
enum SuppressionUnused {
    static let page = RulePage(
        id: "suppression-unused", concern: .settings,
        summary: "A suppression is unused, lacks a reason, or doesn't name a valid rule.",
        why: """
            The comment “axstrings:disable RULE reason”, or an entry under “suppressions” in the configuration, hides \
            a rule's findings for a string. A suppression that is no longer needed could hide future findings. A \
            suppression that doesn't name a valid rule hides nothing. If a suppression lacks a reason, no one knows \
            whether it is still valid.
            """,
        example: Example("/* axstrings:disable label-too-long the band's name */\n\"play\" = \"Play\";\n"),
        instead: Example("\"play\" = \"Play\";\n"),
        severity: .note, or: [.warning], formerIDs: ["waiver-unused"])
}
