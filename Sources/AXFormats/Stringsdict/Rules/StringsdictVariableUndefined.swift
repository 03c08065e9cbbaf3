import AXModel
import AXSource

/// A reference to a variable that the entry doesn't define.
enum StringsdictVariableUndefined: StringsdictRule {
    static let page = RulePage.variableUndefined

    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            let names = Set(rule.variables.map(\.name))
            let texts = [rule.format] + rule.variables.flatMap { $0.forms.map(\.text) }
            let used = Set(rule.references.map(\.name))
            let free = names.subtracting(used)
            return texts.flatMap { text in
                StringsdictReference.all(in: text.located.string).filter { !names.contains($0.name) }.map { reference in
                    finding(
                        "variable “\(reference.name)” isn't defined", at: text.located.span(of: reference.range),
                        in: entry, edits,
                        explanation: "The string is shown and spoken with a gap in place of the variable.",
                        fixIts: free.count == 1 ? free.map { rename(reference, to: $0, in: text) } : [])
                }
            }
        }
    }

    /// If exactly one variable is defined but never used, the reference probably means that one.
    private static func rename(
        _ reference: StringsdictReference, to name: String, in text: PropertyListText
    ) -> FixIt {
        let end = reference.range.upperBound - 1
        let edit = text.located.edit((end - reference.name.utf8.count)..<end, name)
        return FixIt("Refer to “\(name)”", edits: [edit], safety: .needsReview)
    }
}
