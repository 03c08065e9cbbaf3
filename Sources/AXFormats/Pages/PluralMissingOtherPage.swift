import AXSource

extension RulePage {
    /// A plural without the form that stands in for all others.
    static let pluralMissingOther = RulePage(
        id: "plural-missing-other",
        summary: "A plural has no form `other`.",
        why: """
            Every language has the category `other` (CLDR), and every number without a form of its own takes it, \
            also where whole numbers never reach it: numbers with a fraction do (Apple, “Localizing strings that \
            contain plurals”). Without it the runtime has no text to speak for those numbers.
            """,
        example: StringsdictExample.file(forms: [("one", "%d song")]),
        instead: StringsdictExample.file(forms: [("one", "%d song"), ("other", "%d songs")]),
        severity: .error)
}
