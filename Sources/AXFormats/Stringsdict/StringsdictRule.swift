import AXSource

/// Something that can be wrong with an entry of a `.stringsdict` file.
protocol StringsdictRule: Sendable {
    static var page: RulePage { get }
    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic]
}

extension StringsdictRule {
    /// A finding of this rule.
    static func finding(
        _ message: String, at span: Span, in entry: StringsdictEntry, _ edits: PropertyListEdits,
        severity: Severity? = nil, explanation: String? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: edits.list.file.path, span: span, message: message,
            explanation: explanation, key: entry.key, fixIts: edits.list.readOnlyReason == nil ? fixIts : [])
    }
}

/// The rules in the order in which people would want to hear of them.
enum StringsdictRules {
    static let all: [any StringsdictRule.Type] = [
        StringsdictVariationNesting.self, StringsdictMissingOther.self, StringsdictVariableUndefined.self,
        StringsdictValueType.self, StringsdictVariableUnused.self, StringsdictReferenceSuspicious.self,
        StringsdictExtraCategory.self,
    ]

    /// What is wrong with the entries that count.
    static func check(_ document: StringsdictDocument) -> [Diagnostic] {
        let edits = PropertyListEdits(document.list)
        let winners = document.winners
        return all.flatMap { rule in winners.flatMap { rule.check($0, edits) } }
    }
}
