import AXSource

extension RulePage {
    /// A variable that no text refers to.
    static let variableUnused = RulePage(
        id: "variable-unused",
        summary: "A variable is defined, and no text refers to it.",
        why: """
            Its forms are translated for nothing and never heard. Mostly the reference was lost or renamed in \
            translation, so that the sentence lacks its number. Xcode's catalog compiler warns; for other files \
            nobody does.
            """,
        example: StringsdictExample.file(format: "%d songs"),
        instead: StringsdictExample.file(format: "%#@n@"),
        severity: .warning)
}
