import AXModel
import AXScan
import AXSource

/// A reference to a substitution that the localization doesn't define.
enum CatalogVariableUndefined: StringCatalogRule {
    static let page = RulePage.variableUndefined

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.formed.flatMap { place -> [Diagnostic] in
            let references = document.references(of: place.localization.value)
            guard !references.isEmpty else { return [] }
            let names = document.substitutions(of: place.localization.value).map { document.tree.string($0.key) }
            let defined = Set(names)
            return references.filter { !defined.contains($0.name) }.map {
                finding(message($0.name, names), at: $0.span, in: document, place: place)
            }
        }
    }

    private static func message(_ name: String, _ names: [String]) -> String {
        guard !names.isEmpty else { return "“\(name)” isn't defined: the localization has no substitutions" }
        let shown = names.prefix(5).map { "“\($0)”" } + (names.count > 5 ? ["…"] : [])
        return "“\(name)” isn't defined; defined substitutions: \(shown.joined(separator: ", "))"
    }
}
