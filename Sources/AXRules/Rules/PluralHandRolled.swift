import AXLocale
import AXModel
import AXSource

/// A pair of keys from which the code chooses by the number 1.
struct PluralHandRolled: CatalogRule {
    let page = RulePage(
        id: "plural-hand-rolled",
        summary: "Singular and plural are two keys from which the code chooses.",
        why: """
            Two forms are enough for English and few other languages: Russian has three for whole numbers, Arabic \
            six, Japanese one (CLDR plural rules). Only a plural entry of a stringsdict or string catalog lets each \
            language have its own.
            """,
        example: Example(
            "star", role: "label", key: "rating.singular.label", others: ["rating.plural.label": "stars"]),
        instead: Example("Rating", role: "label", key: "rating.label", others: ["rating.hint": "Opens the ratings."]),
        severity: .warning)

    func check(_ catalog: Catalog, against source: Catalog?, in context: RuleContext) -> [Diagnostic] {
        guard source == nil else { return [] }
        return PluralKeyPair.pairs(in: catalog.units.uniqueByKey).map { pair in
            Diagnostic(
                id: page.id, severity: page.severity, path: catalog.path, span: pair.singular.keySpan,
                message: "“\(pair.singular.key.text)” and “\(pair.plural.key.text)” are a plural made by hand",
                explanation: explanation(for: context.deliveredLocales), key: pair.singular.key, locale: context.locale,
                notes: [Diagnostic.Note("the plural is here", span: pair.plural.keySpan)])
        }
    }

    /// What each language of the delivery needs; without a delivery, three that differ.
    private func explanation(for locales: [String]) -> String {
        let needs = (locales.isEmpty ? ["ru", "ar", "ja"] : locales).prefix(12).compactMap(PluralNeed.init)
        let list = needs.map(\.sentence).joined(separator: "; ")
        return list.isEmpty ? "Use one key with plural forms." : "Use one key with plural forms: \(list)."
    }
}
