import AXScan
import AXSource

/// A substitution that no string in its localization refers to.
enum CatalogVariableUnused: StringCatalogRule {
    static let page = RulePage.variableUnused

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.formed.flatMap { place -> [Diagnostic] in
            let substitutions = document.substitutions(of: place.localization.value)
            guard !substitutions.isEmpty else { return [] }
            let used = Set(document.references(of: place.localization.value).map(\.name))
            return substitutions.filter { !used.contains(document.tree.string($0.key)) }.map {
                finding(
                    "no string refers to the substitution “\(document.tree.string($0.key))”",
                    at: document.tree.nodes[$0.key].span, in: document, place: place)
            }
        }
    }
}
