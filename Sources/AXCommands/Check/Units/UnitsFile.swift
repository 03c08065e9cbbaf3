import AXSource

/// What `check --units` says beside the findings of rules.
enum UnitsFile {
    /// The most bytes of a line: no text that people listen to comes near it.
    static let longestLine = 1_048_576

    static let page = RulePage(
        id: "units-file",
        summary: "A line of `check --units` cannot be understood.",
        why: """
            Each line is a JSON object with at least “id”, “locale” and “text”. A line that is none gets an answer too, so \
            that answers and lines stay in step, and the run ends with code 2: the string was not judged.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\"}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\"}\n"),
        severity: .error)

    static let lengthPage = RulePage(
        id: "length-exceeded",
        summary: "The text is longer than its comment or its platform allows.",
        why: """
            The comment says “max 40 characters” or “max 2 s”, or the line of `check --units` names a `maxLength`. Characters \
            are those that people count (grapheme clusters), seconds those of a voice at its default rate, without what is \
            filled in. A longer text is cut off or refused later, where nobody thinks of the translator.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":4}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":5}\n"),
        severity: .warning)
}
