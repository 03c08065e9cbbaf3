import AXLocale
import AXModel
import AXPseudo
import AXSource

/// Makes the units of a pseudo-locale: every form of a string anew, with the plural categories of the target.
struct PseudoUnits {
    private let pseudolocalizer: Pseudolocalizer
    private let categories: [PluralCategory]
    /// The categories that one number alone has, so that a text may leave it out.
    private let exact: Set<PluralCategory>
    /// Keys with a text that stays as it is, since nothing could be done to it without harm.
    private(set) var kept: [StringKey] = []

    init(_ pseudolocalizer: Pseudolocalizer, target: LanguageTag) {
        self.pseudolocalizer = pseudolocalizer
        let rules = PluralRules(target)
        categories = rules.categories
        exact = Set(categories.filter { rules.integers(of: $0).count == 1 })
    }

    /// - Parameter others: categories that the target does not have, and whose texts are there all the same.
    mutating func unit(for source: Unit, others: Set<PluralCategory> = []) -> Unit {
        let extra = others.union([.zero])
        var unit = Unit(
            key: source.key, comment: source.comment, text: variation(source.text, source.key, nil, extra),
            span: Span(at: 0), keySpan: Span(at: 0))
        for (name, variable) in source.substitutions {
            unit.substitutions[name] = Substitution(
                argument: variable.argument, specifier: variable.specifier,
                text: variation(variable.text, source.key, nil, extra))
        }
        return unit
    }

    private mutating func variation(
        _ source: Variation, _ key: StringKey, _ category: PluralCategory?, _ extra: Set<PluralCategory>
    ) -> Variation {
        switch source {
        case .plain(let text):
            return .plain(LocatedText(pseudoText(text.string, key, category), span: Span(at: 0)))
        case .plural(let argument, let forms):
            return .plural(argument: argument, plural(forms, key, extra))
        case .device(let forms):
            var result: [String: Variation] = [:]
            for (device, form) in forms { result[device] = variation(form, key, category, extra) }
            return .device(result)
        case .width(let forms):
            var result: [Int: Variation] = [:]
            for (width, form) in forms { result[width] = variation(form, key, category, extra) }
            return .width(result)
        }
    }

    /// Apple's runtime takes the form `zero` for the number 0 in every language: it stays where the source has one.
    private mutating func plural(
        _ forms: [PluralCategory: Variation], _ key: StringKey, _ extra: Set<PluralCategory>
    ) -> [PluralCategory: Variation] {
        guard let other = forms[.other] ?? forms.sorted(by: { $0.key < $1.key }).last?.value else { return [:] }
        var result: [PluralCategory: Variation] = [:]
        for category in categories + extra.filter({ forms[$0] != nil }) where result[category] == nil {
            let form = forms[category].map { mayStand($0, for: category, beside: other) ? $0 : other } ?? other
            result[category] = variation(form, key, category, extra)
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

    /// Every text is compared with its source; one that would be harmed stays as it is, and is told.
    private mutating func pseudoText(_ text: String, _ key: StringKey, _ category: PluralCategory?) -> String {
        let source = Message(parsing: text)
        let result = pseudolocalizer.transform(source, category: category, key: key)
        guard pseudolocalizer.verify(source, result).isEmpty else {
            kept.append(key)
            return text
        }
        return result.text
    }
}
