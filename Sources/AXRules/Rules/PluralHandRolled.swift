import AXModel
import AXSource

/// A pair of keys from which the code chooses by the number 1.
enum PluralHandRolled: FileRule {
    static let page = RulePage.pluralHandRolled

    static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (catalog, source, context) = (table.catalog, table.source, table.context)
        guard source == nil else { return [] }
        let pairs = PluralKeyPair.pairs(in: catalog.units).filter { pair in
            // With a key for each category, languages have the forms that they need.
            CategoryKey(pair.singular.key) == nil || CategoryKey(pair.plural.key) == nil
        }
        return pairs.map { pair in
            Diagnostic(
                id: page.id, severity: page.severity, path: catalog.path, span: pair.singular.keySpan,
                message: "“\(pair.singular.key.text)” and “\(pair.plural.key.text)” form a hand-rolled plural",
                explanation: explanation(for: context.deliveredLocales), key: pair.singular.key, locale: context.locale,
                notes: [Diagnostic.Note("the plural is here", span: pair.plural.keySpan)])
        }
    }

    /// What each language of the delivery needs; without a delivery, three that differ.
    private static func explanation(for locales: [String]) -> String {
        let needs = (locales.isEmpty ? ["ru", "ar", "ja"] : locales).prefix(12).compactMap { LocalePlurals($0) }
        let list = needs.map(\.need).joined(separator: "; ")
        return list.isEmpty ? "Use one key with plural forms." : "Use one key with plural forms: \(list)."
    }
}
