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
            variable.unknownEntries.map { unknown in
                finding(
                    "“\(unknown.key.key)” isn't a plural category, so users never hear this form",
                    at: unknown.key.span,
                    in: entry, edits, fixIts: [fix(unknown, in: variable, edits)])
            }
        }
    }

    /// A category in another case is spelled right; anything else is taken out.
    private static func fix(
        _ unknown: PropertyListEntry, in variable: StringsdictVariable, _ edits: PropertyListEdits
    ) -> FixIt {
        let lowered = unknown.key.key.text.lowercased()
        if let category = PluralCategory(rawValue: lowered),
            !variable.forms.contains(where: { $0.category == category }),
            let edit = edits.edit(unknown.key, to: lowered)
        {
            return FixIt("Replace with “\(lowered)”", edits: [edit], safety: .needsReview)
        }
        return FixIt("Remove the form", edits: [edits.removal(of: unknown)], safety: .needsReview)
    }
}
