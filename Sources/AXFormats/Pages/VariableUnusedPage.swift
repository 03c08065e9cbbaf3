import AXSource

extension RulePage {
    /// A variable that no string refers to.
    static let variableUnused = RulePage(
        id: "variable-unused", concern: .variations,
        summary: "A variable is defined, but no string refers to it.",
        why: """
            The variable's plural forms are translated but never heard. Usually, the reference to the variable was \
            lost or renamed in translation, so the number is missing from the sentence. Xcode's compiler warns about \
            an unused variable in a string catalog; in other files, such a variable goes unnoticed.
            """,
        example: StringsdictExample.file(format: "%d songs"),
        instead: StringsdictExample.file(format: "%#@n@"),
        severity: .warning)
}
