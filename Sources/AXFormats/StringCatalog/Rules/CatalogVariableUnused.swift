import AXScan
import AXSource

/// A substitution that no text of its localization refers to.
enum CatalogVariableUnused: StringCatalogRule {
    static let page = RulePage(
        id: "variable-unused",
        summary: "A variable is defined, and no text refers to it.",
        why: """
            Its forms are translated for nothing, and the number that it stands for is not spoken. Often the reference \
            was lost in translation. Xcode's catalog compiler warns.
            """,
        example: Example(
            .catalog(
                key: "k",
                localization: #"{"stringUnit": {"state": "translated", "value": "Songs"}, "substitutions": \#(songs)}"#)
        ),
        instead: Example(
            .catalog(
                key: "k",
                localization: #"{"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": \#(songs)}"#)
        ),
        severity: .warning)

    private static let songs = """
        {"n": {"formatSpecifier": "lld", "variations": {"plural": {"other": \(String.unit("%arg songs"))}}}}
        """

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.formed.flatMap { place -> [Diagnostic] in
            let substitutions = document.substitutions(of: place.localization.value)
            guard !substitutions.isEmpty else { return [] }
            let used = Set(document.references(of: place.localization.value).map(\.name))
            return substitutions.filter { !used.contains(document.tree.string($0.key)) }.map {
                finding(
                    "no text refers to the substitution “\(document.tree.string($0.key))”",
                    at: document.tree.nodes[$0.key].span, in: document, place: place)
            }
        }
    }
}
