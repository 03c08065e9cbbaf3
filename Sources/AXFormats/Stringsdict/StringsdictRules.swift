import AXSource

/// The rules in the order in which people would want to hear of them.
enum StringsdictRules {
    static let all: [any StringsdictRule.Type] = [
        StringsdictVariationNesting.self, StringsdictVariableUndefined.self,
        StringsdictValueType.self, StringsdictVariableUnused.self, StringsdictReferenceSuspicious.self,
        StringsdictExtraCategory.self, StringsdictPlaceholderUnsupported.self,
    ]

    /// What is wrong with the entries that count.
    static func check(_ document: StringsdictDocument) -> [Diagnostic] {
        let edits = PropertyListEdits(document.list)
        let winners = document.winners
        return all.flatMap { rule in winners.flatMap { rule.check($0, edits) } }
    }
}
