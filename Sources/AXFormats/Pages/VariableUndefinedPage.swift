import AXSource

extension RulePage {
    /// A reference to a variable that its entry doesn't define.
    static let variableUndefined = RulePage(
        id: "variable-undefined", concern: .variations,
        summary: "A string refers to a variable that isn't defined.",
        why: """
            `%#@songs@` refers to the variable `songs` in the same entry or, in a string catalog, to the substitution \
            `songs` in the same localization. A definition elsewhere isn't used. If the variable is missing or its \
            name was translated, VoiceOver speaks the sentence with a gap. In a string catalog, Xcode's compiler \
            rejects an undefined variable.
            """,
        example: StringsdictExample.file(format: "%#@songs@"),
        instead: StringsdictExample.file(format: "%#@n@"),
        severity: .error)
}
