import AXSource

/// What `check --units` reports in addition to the findings of rules.
enum UnitsFile {
    /// The most bytes of a line: no text that people listen to comes near it.
    static let longestLine = 1_048_576

    static let page = RulePage(
        id: "units-file", concern: .settings,
        summary: "A line of the input of `check --units` is invalid.",
        why: """
            Each line must be a JSON object with at least “id”, “locale” and “text”. An invalid line gets an answer \
            too, so that answers and lines stay in step. The run ends with exit code 2: the string wasn't checked.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\"}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\"}\n"),
        severity: .error)

    static let lengthPage = RulePage(
        id: "length-exceeded", concern: .translations,
        summary: "A string is longer than its comment or its platform allows.",
        why: """
            The comment says “max 40 characters” or “max 2 s”, or the line of `check --units` specifies a `maxLength`. \
            Characters are counted as people count them (grapheme clusters), and seconds are those of a voice at its \
            default rate, without the values of placeholders. A longer string is truncated or rejected later, when no \
            one thinks of the translator.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":4}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":5}\n"),
        severity: .warning)
}
