import AXSource

/// The rules in the order in which people would want to hear of them.
enum StringsdictRules {
    static let all: [any FileRule<StringsdictEntries>.Type] = [
        StringsdictVariationNesting.self, StringsdictValueType.self, StringsdictReferenceSuspicious.self,
        StringsdictExtraCategory.self, StringsdictPlaceholderUnsupported.self,
    ]

    static let ofVariables: [any FileRule<[StringVariables]>.Type] = [VariableUndefined.self, VariableUnused.self]

    static var pages: [RulePage] { ofVariables.map { $0.page } + all.map { $0.page } }

    static func check(_ document: StringsdictDocument) -> [Diagnostic] {
        let entries = StringsdictEntries(document)
        let variables = entries.variables
        return all.flatMap { $0.check(entries) } + ofVariables.flatMap { $0.check(variables) }
    }
}

/// The entries of a `.stringsdict` file that count.
struct StringsdictEntries {
    private let all: [StringsdictEntry]
    private let edits: PropertyListEdits

    init(_ document: StringsdictDocument) {
        all = document.winners
        edits = PropertyListEdits(document.list)
    }

    var variables: [StringVariables] { all.flatMap { $0.variables(edits) } }

    /// What `check` finds in each entry.
    func findings(_ check: (StringsdictEntry, PropertyListEdits) -> [Diagnostic]) -> [Diagnostic] {
        all.flatMap { check($0, edits) }
    }
}

extension FileRule where Whole == StringsdictEntries {
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
