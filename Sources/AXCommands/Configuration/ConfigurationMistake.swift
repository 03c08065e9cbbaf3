import AXSource

/// The page of every finding about a configuration.
enum ConfigurationMistake {
    static let page = RulePage(
        id: "configuration",
        summary: "A configuration holds something that axstrings does not understand.",
        why: """
            A misspelled member would silently change what is judged. So a run with such a mistake tells its place and the \
            nearest right name, and ends with code 2.
            """,
        example: Example("rule: {hint-too-long: off}\n"),
        instead: Example("rules: {hint-too-long: off}\n"),
        severity: .error)
}
