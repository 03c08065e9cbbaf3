import AXLocale
import AXModel
import AXSource

/// A form for a category that the language doesn't have.
enum PluralExtraCategory: StringRule {
    static let page = RulePage.pluralExtraCategory

    static let needs = StringNeeds(forms: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let plurals = context.plurals else { return [] }
        return context.translatedCounts(of: unit, against: source).compactMap { counted in
            let extra = counted.forms.filter { $0.category != .zero && plurals.reach(of: $0.category) == .none }
            guard let first = extra.first else { return nil }
            let others = Set(counted.forms(of: .other).map(\.text.string))
            let isHarmless = extra.allSatisfy {
                others.contains($0.text.string) || PluralHistory.isKnown($0.category, to: plurals.tag.language)
            }
            return context.finding(
                page, unit, first.text, severity: isHarmless ? .note : nil,
                .neverSpoken(extra.map(\.category), plurals.locale, first.text.string), why: "\(plurals.need).")
        }
    }
}

/// Categories that differ between versions of CLDR since version 36 (2019). An app runs on systems with different
/// versions.
private enum PluralHistory {
    private static let changed: [PluralCategory: Set<String>] = [
        // CLDR 42 removed `many` from Hebrew. CLDR added `many` for millions to French in 38, to Spanish, Italian and
        // Portuguese in 40, to Catalan and Venetian in 42, and to Ligurian, Ladin and Sicilian by 46.
        .many: ["he", "iw", "fr", "es", "it", "pt", "ca", "vec", "lij", "lld", "scn"],
        // CLDR 42 added `two` to Maltese.
        .two: ["mt"],
    ]

    static func isKnown(_ category: PluralCategory, to language: String) -> Bool {
        changed[category]?.contains(language) ?? false
    }
}

extension String {
    fileprivate static func neverSpoken(_ categories: [PluralCategory], _ locale: String, _ text: String) -> String {
        var names: [String] = []
        for category in categories where !names.contains(category.rawValue) { names.append(category.rawValue) }
        let noun = names.count == 1 ? "plural category" : "plural categories"
        return "\(locale) has no \(noun) \(NumberList.sentence(names)), so \(text.quoted) is never spoken"
    }
}
