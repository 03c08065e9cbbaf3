import AXLocale
import AXSource

/// A variable without the form that stands in for all others.
enum StringsdictMissingOther: StringsdictRule {
    static let page = RulePage(
        id: "plural-missing-other",
        summary: "A variable has no form for `other`.",
        why: """
            Where a form is missing, the runtime takes `other`; without it, numbers of that category have no text at all. \
            Every language needs it, also those in which whole numbers never reach it, for numbers with a fraction \
            (Apple, “Localizing strings that contain plurals”).
            """,
        example: StringsdictExample.file(forms: [("one", "%d song")]),
        instead: StringsdictExample.file(forms: [("one", "%d song"), ("other", "%d songs")]),
        severity: .error)

    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap(\.rule.variables).filter { variable in
            !variable.forms.contains { $0.category == .other }
        }.map { variable in
            finding(
                "the variable “\(variable.name)” has no form for “other”", at: variable.entry.key.span, in: entry,
                edits,
                explanation: "Numbers whose own category has no form are shown, and spoken, without a text.")
        }
    }
}
