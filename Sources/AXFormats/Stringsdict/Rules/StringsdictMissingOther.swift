import AXLocale
import AXSource

/// A variable without the form that stands in for all others.
enum StringsdictMissingOther: StringsdictRule {
    static let page = RulePage.pluralMissingOther

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
