import AXLocale
import AXModel
import AXPseudo
import AXSource

/// Creates the units of a pseudo-locale, with the plural categories of the target language.
struct PseudoUnits: Sendable {
    private let pseudolocalizer: Pseudolocalizer
    private let categories: [PluralCategory]
    /// The categories that cover only one integer, so that their forms can omit the number.
    private let exact: Set<PluralCategory>

    struct PseudoUnit: Sendable {
        let unit: Unit
        /// The number of forms that are unchanged because any change would break them.
        let unchangedForms: Int
        /// Whether the string is unchanged because the modes change nothing in it, as in “100%”.
        let isWordless: Bool
    }

    init(_ pseudolocalizer: Pseudolocalizer, target: LanguageTag) {
        self.pseudolocalizer = pseudolocalizer
        let rules = PluralRules(target)
        categories = rules.categories
        exact = Set(categories.filter { rules.integers(of: $0).count == 1 })
    }

    /// - Parameter others: plural categories to keep if the source has them, even if the target language doesn't.
    func unit(for source: Unit, others: Set<PluralCategory> = []) -> PseudoUnit {
        // In every language, Apple's runtime uses the `zero` form for the number 0 if there is one.
        var state = State(key: source.key, extra: others.union([.zero]))
        let text = variation(source.text, nil, &state)
        let variables = source.substitutions.sorted { $0.key < $1.key }.map { name, variable in
            let text = variation(variable.text, nil, &state)
            return (name, Substitution(argument: variable.argument, specifier: variable.specifier, text: text))
        }
        var unit = Unit(
            key: source.key, comment: source.comment, text: text,
            substitutions: Dictionary(uniqueKeysWithValues: variables), span: Span(at: 0), keySpan: Span(at: 0))
        unit.isStringSet = source.isStringSet
        unit.furtherValues = source.furtherValues.map {
            LocatedText(pseudoText($0.string, nil, &state), span: Span(at: 0))
        }
        return PseudoUnit(
            unit: unit, unchangedForms: state.unchangedForms,
            isWordless: state.hasWordless && !state.isChanged && state.unchangedForms == 0)
    }

    private struct State {
        let key: StringKey
        /// The categories to keep if the source has them.
        let extra: Set<PluralCategory>
        var unchangedForms = 0
        /// Whether the modes changed at least one form.
        var isChanged = false
        /// Whether there is a form that isn't empty but that the modes don't change.
        var hasWordless = false
    }

    private func variation(_ source: Variation, _ category: PluralCategory?, _ state: inout State) -> Variation {
        switch source {
        case .plain(let text):
            return .plain(LocatedText(pseudoText(text.string, category, &state), span: Span(at: 0)))
        case .plural(let forms):
            return .plural(plural(forms, &state))
        case .device(let forms):
            var result: [String: Variation] = [:]
            for (device, form) in forms { result[device] = variation(form, category, &state) }
            return .device(result)
        case .width(let forms):
            var result: [Int: Variation] = [:]
            for (width, form) in forms { result[width] = variation(form, category, &state) }
            return .width(result)
        }
    }

    private func plural(
        _ forms: [PluralCategory: Variation], _ state: inout State
    ) -> [PluralCategory: Variation] {
        guard let other = forms[.other] ?? forms.sorted(by: { $0.key < $1.key }).last?.value else { return [:] }
        var result: [PluralCategory: Variation] = [:]
        for category in categories + state.extra.filter({ forms[$0] != nil }) where result[category] == nil {
            let form = forms[category].map { isUsable($0, for: category, other: other) ? $0 : other } ?? other
            result[category] = variation(form, category, &state)
        }
        return result
    }

    /// Whether a form of the source can be used for a category of the target language. For example, “one song” can't be
    /// used for `one` in Russian, which includes 21.
    private func isUsable(_ form: Variation, for category: PluralCategory, other: Variation) -> Bool {
        let isExact = exact.contains(category) || !categories.contains(category)
        return isExact || Self.placeholders(of: form) >= Self.placeholders(of: other)
    }

    private static func placeholders(of form: Variation) -> Int {
        form.forms.first.map { Message(parsing: $0.string).placeholders.count } ?? 0
    }

    private func pseudoText(_ text: String, _ category: PluralCategory?, _ state: inout State) -> String {
        guard let result = pseudolocalizer.harmless(text, category: category, key: state.key) else {
            state.unchangedForms += 1
            return text
        }
        if result != text {
            state.isChanged = true
        } else if !text.allSatisfy(\.isWhitespace) {
            state.hasWordless = true
        }
        return result
    }
}
