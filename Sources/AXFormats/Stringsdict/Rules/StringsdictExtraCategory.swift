import AXLocale
import AXModel
import AXSource

/// A form under a key that isn't a plural category.
enum StringsdictExtraCategory: FileRule {
    static let page = RulePage.pluralExtraCategory.showing(
        StringsdictExample.file(forms: [("one", "%d song"), ("three", "%d songs"), ("other", "%d songs")]),
        instead: StringsdictExample.file(forms: [("one", "%d song"), ("few", "%d songs"), ("other", "%d songs")]))

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap(\.rule.variables).flatMap { variable in
            variable.unknownEntries.map { form in
                finding(
                    "“\(form.key.key)” isn't a plural category, so users never hear this form",
                    at: form.key.span,
                    in: entry, edits, fixIts: [fix(form, in: variable, edits)])
            }
        }
    }

    /// The fix for a form: corrects the capitalization of a plural category that the variable doesn't have yet, or
    /// removes the form.
    private static func fix(
        _ form: PropertyListEntry, in variable: StringsdictVariable, _ edits: PropertyListEdits
    ) -> FixIt {
        let lowered = form.key.key.text.lowercased()
        if let category = PluralCategory(rawValue: lowered),
            !variable.forms.contains(where: { $0.category == category }),
            let edit = edits.edit(form.key, to: lowered)
        {
            return FixIt("Replace with “\(lowered)”", edits: [edit], safety: .needsReview)
        }
        return FixIt("Remove the form", edits: [edits.removal(of: form)], safety: .needsReview)
    }
}
