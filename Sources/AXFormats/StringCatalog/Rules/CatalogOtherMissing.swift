import AXScan
import AXSource

/// A plural without the form that all numbers fall back to.
enum CatalogOtherMissing: StringCatalogRule {
    static let page = RulePage.pluralMissingOther

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.formed.flatMap { place in
            document.plurals(of: place.localization.value).filter { document.tree.value("other", of: $0.value) == nil }
                .map {
                    finding(message($0, document), at: document.tree.nodes[$0.key].span, in: document, place: place)
                }
        }
    }

    private static func message(_ plural: JSONTree.Member, _ document: StringCatalogDocument) -> String {
        let names = document.tree.members(of: plural.value).prefix(6).map { "“\(document.tree.string($0.key))”" }
        return names.isEmpty
            ? "the plural has no forms; “other” is missing"
            : "the plural has no form “other”, only \(names.joined(separator: ", "))"
    }
}

extension StringCatalogDocument {
    /// The members `plural` of all variations below a localization, those of substitutions among them.
    func plurals(of localization: Int) -> [JSONTree.Member] {
        plurals(below: localization)
            + substitutions(of: localization).flatMap { plurals(below: $0.value) }
    }

    /// The members `plural` of the variations of a node and of their cases.
    func plurals(below node: Int) -> [JSONTree.Member] {
        guard let variations = tree.value("variations", of: node) else { return [] }
        return tree.members(of: variations).flatMap { axis -> [JSONTree.Member] in
            let inner = tree.members(of: axis.value).flatMap { plurals(below: $0.value) }
            return tree.isText(axis.key, "plural") ? [axis] + inner : inner
        }
    }
}
