import AXSource

enum ConfigurationError {
    static let page = RulePage(
        id: "configuration", concern: .settings,
        summary: "The configuration contains something that axstrings doesn't understand.",
        why: """
            Ignoring a misspelled key would silently change what is checked. Therefore, axstrings reports the location \
            of an unknown key, suggests a similar valid key if there is one, and exits with code 2.
            """,
        example: Example("rule: {hint-too-long: off}\n"),
        instead: Example("rules: {hint-too-long: off}\n"),
        severity: .error)
}
