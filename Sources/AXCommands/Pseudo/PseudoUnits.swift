import AXLocale
import AXModel
import AXPseudo
import AXSource

/// Makes the units of a pseudo-locale: every form of a string anew, with the plural categories of the target.
struct PseudoUnits: Sendable {
    private let pseudolocalizer: Pseudolocalizer
    private let categories: [PluralCategory]
    /// The categories that one number alone has, so that a text may leave it out.
    private let exact: Set<PluralCategory>

    /// A unit of the pseudo-locale.
    struct Made: Sendable {
        let unit: Unit
        /// How many of its texts stay as they are, since nothing could be done to them without harm.
        let keptTexts: Int
    }

    init(_ pseudolocalizer: Pseudolocalizer, target: LanguageTag) {
        self.pseudolocalizer = pseudolocalizer
        let rules = PluralRules(target)
        categories = rules.categories
        exact = Set(categories.filter { rules.integers(of: $0).count == 1 })
    }

    /// - Parameter others: categories that the target does not have, and whose texts are there all the same.
    func unit(for source: Unit, others: Set<PluralCategory> = []) -> Made {
        var texts = Texts(key: source.key, extra: others.union([.zero]))
        var unit = Unit(
            key: source.key, comment: source.comment, text: variation(source.text, nil, &texts), span: Span(at: 0),
            keySpan: Span(at: 0))
        unit.substitutions = source.substitutions.mapValues { variable in
            Substitution(
                argument: variable.argument, specifier: variable.specifier, text: variation(variable.text, nil, &texts))
        }
        return Made(unit: unit, keptTexts: texts.kept)
    }

    /// What is the same for all texts of a unit, and how many of them stay as they are.
    private struct Texts {
        let key: StringKey
        let extra: Set<PluralCategory>
        var kept = 0
    }

    private func variation(_ source: Variation, _ category: PluralCategory?, _ texts: inout Texts) -> Variation {
        switch source {
        case .plain(let text):
            return .plain(LocatedText(pseudoText(text.string, category, &texts), span: Span(at: 0)))
        case .plural(let argument, let forms):
            return .plural(argument: argument, plural(forms, &texts))
        case .device(let forms):
            var result: [String: Variation] = [:]
            for (device, form) in forms { result[device] = variation(form, category, &texts) }
            return .device(result)
        case .width(let forms):
            var result: [Int: Variation] = [:]
            for (width, form) in forms { result[width] = variation(form, category, &texts) }
            return .width(result)
        }
    }

    /// Apple's runtime takes the form `zero` for the number 0 in every language: it stays where the source has one.
    private func plural(
        _ forms: [PluralCategory: Variation], _ texts: inout Texts
    ) -> [PluralCategory: Variation] {
        guard let other = forms[.other] ?? forms.sorted(by: { $0.key < $1.key }).last?.value else { return [:] }
        var result: [PluralCategory: Variation] = [:]
        for category in categories + texts.extra.filter({ forms[$0] != nil }) where result[category] == nil {
            let form = forms[category].map { mayStand($0, for: category, beside: other) ? $0 : other } ?? other
            result[category] = variation(form, category, &texts)
        }
        return result
    }

    /// Whether the source's form can be that of the target: “one song” is no text for 21, which is `one` in Russian.
    private func mayStand(_ form: Variation, for category: PluralCategory, beside other: Variation) -> Bool {
        let isExact = exact.contains(category) || !categories.contains(category)
        return isExact || Self.placeholders(of: form) >= Self.placeholders(of: other)
    }

    private static func placeholders(of form: Variation) -> Int {
        form.forms.first.map { Message(parsing: $0.string).placeholders.count } ?? 0
    }

    /// Every text is compared with its source; one that would be harmed stays as it is, and is counted.
    private func pseudoText(_ text: String, _ category: PluralCategory?, _ texts: inout Texts) -> String {
        if let result = pseudolocalizer.harmless(text, category: category, key: texts.key) { return result }
        texts.kept += 1
        return text
    }
}
