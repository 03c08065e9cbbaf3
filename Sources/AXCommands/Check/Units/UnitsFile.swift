import AXSource

/// What `check --units` reports in addition to the findings of rules.
enum UnitsFile {
    /// The most bytes of a line: no text that people listen to comes near it.
    static let longestLine = 1_048_576

    static let page = RulePage(
        id: "units-file", concern: .settings,
        summary: "An input line for `check --units` is invalid.",
        why: """
            Each line must be a JSON object with at least “id”, “locale” and “text”. An invalid line gets an answer \
            too, so that each answer can be matched to its line. Because the string in an invalid line can't be \
            checked, the run ends with exit code 2.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\"}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\"}\n"),
        severity: .error)

    static let lengthPage = RulePage(
        id: "length-exceeded", concern: .translations,
        summary: "A string exceeds the limit that its comment or `maxLength` specifies.",
        why: """
            The limit comes from the comment (“max 40 characters”, “max 2 s”) or from `maxLength` in an input line for \
            `check --units`. Characters are counted as readers perceive them (grapheme clusters). The speaking time is \
            estimated for a voice at its default rate, without the values of placeholders. A string over the limit \
            might be truncated or rejected later, when the translator can no longer fix it.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":4}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":5}\n"),
        severity: .warning)
}
