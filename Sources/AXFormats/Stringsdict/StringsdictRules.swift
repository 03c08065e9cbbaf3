import AXSource

/// The rules for `.stringsdict` files, most important first.
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
