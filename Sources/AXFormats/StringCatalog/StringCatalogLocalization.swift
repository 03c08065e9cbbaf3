import AXLocale
import AXModel
import AXSource

extension JSONValue {
    /// The localization that represents a unit in a string catalog; nil if the unit has no string, or if it's a source
    /// string that is its own key and has no state to write.
    static func localization(of unit: Unit, isSource: Bool) -> JSONValue? {
        if isSource, let text = unit.onlyText, StringKey(text.string) == unit.key, !unit.isStringSet,
            [nil, .stale].contains(unit.states[.plain])
        {
            return nil
        }
        let states = LocalizationStates(states: unit.states, isSource: isSource)
        if let text = unit.onlyText, unit.isStringSet {
            return .set([text] + unit.furtherValues, state: states[.plain])
        }
        guard case .object(let members)? = form(unit.text, .plain, states) else { return nil }
        let substitutions = unit.substitutions.sorted { $0.key < $1.key }.compactMap { name, substitution in
            Self.substitution(name, substitution, states)
        }
        guard !substitutions.isEmpty else { return .object(members) }
        return .object(members + [Member(key: "substitutions", value: .object(substitutions))])
    }

    /// A string unit, for a localization or a form.
    static func unit(_ value: String, state: TranslationState) -> JSONValue {
        .object(["stringUnit": .object(["state": .text(state.catalogName), "value": .text(value)])])
    }

    /// A string set, such as the phrases of an App Shortcut, for a localization.
    private static func set(_ values: [LocatedText], state: TranslationState) -> JSONValue {
        .object([
            "stringSet": .object([
                "state": .text(state.catalogName), "values": .array(values.map { .text($0.string) }),
            ])
        ])
    }

    private static func substitution(
        _ name: String, _ substitution: Substitution, _ states: LocalizationStates
    ) -> Member? {
        let path = VariationPath([.substitution(name)])
        let named = { text in
            SubstitutionArgument.named(in: text, specifier: substitution.specifier, argument: substitution.argument)
        }
        guard case .object(let forms)? = form(substitution.text, path, states, named) else { return nil }
        var members: [Member] = []
        if let argument = substitution.argument {
            members.append(Member(key: "argNum", value: .raw(String(argument))))
        }
        if !substitution.specifier.isEmpty {
            members.append(Member(key: "formatSpecifier", value: .text(substitution.specifier)))
        }
        return Member(key: StringKey(name), value: .object(members + forms))
    }

    /// A string unit or variations. Catalogs don't support widths, so the widest string is used.
    private static func form(
        _ text: Variation, _ path: VariationPath, _ states: LocalizationStates,
        _ rewritten: (String) -> String = { $0 }
    ) -> JSONValue? {
        switch text {
        case .plain(let text):
            return .unit(rewritten(text.string), state: states[path])
        case .plural(let forms):
            let members = forms.sorted { $0.key < $1.key }.map { category, text in
                (category.rawValue, form(text, path + .plural(category), states, rewritten))
            }
            return variations("plural", members)
        case .device(let forms):
            let members = forms.sorted { $0.key < $1.key }.map { device, text in
                (device, form(text, path + .device(device), states, rewritten))
            }
            return variations("device", members)
        case .width(let forms):
            return forms.max { $0.key < $1.key }
                .flatMap { form($0.value, path + .width($0.key), states, rewritten) }
        }
    }

    private static func variations(_ axis: String, _ forms: [(name: String, value: JSONValue?)]) -> JSONValue? {
        let members = forms.compactMap { form in
            form.value.map { Member(key: StringKey(form.name), value: $0) }
        }
        guard !members.isEmpty else { return nil }
        return .object([
            Member(key: "variations", value: .object([.init(key: StringKey(axis), value: .object(members))]))
        ])
    }
}

private struct LocalizationStates {
    let states: [VariationPath: TranslationState]
    let isSource: Bool

    /// The state to write for a form. The entry of a stale source string is marked as stale, so its forms are written
    /// as translated.
    subscript(path: VariationPath) -> TranslationState {
        switch states[path] {
        case nil: .translated
        case .stale? where isSource: .translated
        case let state?: state
        }
    }
}
