import AXSource

/// A variable that no string refers to.
enum StringsdictVariableUnused: StringsdictRule {
    static let page = RulePage.variableUnused

    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule -> [Diagnostic] in
            // Nothing of an entry without any text is translated yet.
            guard !rule.isEmpty else { return [] }
            let reached = reached(in: rule)
            return rule.variables.filter { !reached.contains($0.name) }.map { variable in
                let removal = FixIt(
                    "Remove the variable", edits: [edits.removal(of: variable.entry)], safety: .needsReview)
                return finding(
                    "no string refers to the variable “\(variable.name)”", at: variable.entry.key.span, in: entry,
                    edits, fixIts: [removal])
            }
        }
    }

    /// The names that the format string refers to, itself or through the forms of other variables.
    private static func reached(in rule: StringsdictFormatRule) -> Set<String> {
        let variables = Dictionary(rule.variables.map { ($0.name, $0) }) { $1 }
        var reached: Set<String> = []
        var waiting = [rule.format]
        while let text = waiting.popLast() {
            for reference in StringsdictReference.all(in: text.located.string)
            where reached.insert(reference.name).inserted {
                waiting += variables[reference.name]?.forms.map(\.text) ?? []
            }
        }
        return reached
    }
}

extension StringsdictFormatRule {
    fileprivate var isEmpty: Bool {
        format.located.string.isEmpty && variables.allSatisfy { $0.forms.allSatisfy(\.text.located.string.isEmpty) }
    }
}
