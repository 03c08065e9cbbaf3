import AXSource

extension RulePage {
    /// A reference to a variable that is not defined beside it.
    static let variableUndefined = RulePage(
        id: "variable-undefined",
        summary: "A text refers to a variable that is not defined beside it.",
        why: """
            `%#@songs@` stands for the variable `songs` of the same entry, in a catalog for the substitution of the \
            same localization, and is looked for nowhere else. Where it is missing, or its name was translated, the \
            runtime speaks the sentence with a hole, and Xcode's catalog compiler stops with an error.
            """,
        example: StringsdictExample.file(format: "%#@songs@"),
        instead: StringsdictExample.file(format: "%#@n@"),
        severity: .error)
}
