import AXLocale
import AXModel
import AXSource

/// Spells a unit as a localization of a catalog.
struct StringCatalogLocalization {
    private let unit: Unit
    private let isSource: Bool

    init(_ unit: Unit, isSource: Bool) {
        self.unit = unit
        self.isSource = isSource
    }

    /// The localization; nil where none is needed, because the text of the source language is its key.
    var value: JSONValue? {
        if isSource, unit.substitutions.isEmpty, case .plain(let text) = unit.text, StringKey(text.string) == unit.key,
            [nil, .stale].contains(unit.states[.plain])
        {
            return nil
        }
        guard case .object(let members)? = form(unit.text, .plain) else { return nil }
        let substitutions = unit.substitutions.sorted { $0.key < $1.key }.compactMap(substitution)
        guard !substitutions.isEmpty else { return .object(members) }
        return .object(members + [JSONValue.Member(key: "substitutions", value: .object(substitutions))])
    }

    private func substitution(_ name: String, _ substitution: Substitution) -> JSONValue.Member? {
        let path = VariationPath([.substitution(name)])
        let text = StringCatalogSubstitutionText(substitution)
        guard case .object(let forms)? = form(substitution.text, path, spell: text.spell) else { return nil }
        var members: [JSONValue.Member] = []
        if let argument = substitution.argument {
            members.append(JSONValue.Member(key: "argNum", value: .raw(String(argument))))
        }
        if !substitution.specifier.isEmpty {
            members.append(JSONValue.Member(key: "formatSpecifier", value: .text(substitution.specifier)))
        }
        return JSONValue.Member(key: StringKey(name), value: .object(members + forms))
    }

    /// A string unit or variations. Catalogs have no widths: the widest text is taken.
    private func form(
        _ text: Variation, _ path: VariationPath, spell: (String) -> String = { $0 }
    ) -> JSONValue? {
        switch text {
        case .plain(let text):
            return .unit(spell(text.string), state: state(at: path))
        case .plural(_, let forms):
            let members = forms.sorted { $0.key < $1.key }.map { category, text in
                (category.rawValue, form(text, path + .plural(category), spell: spell))
            }
            return variations("plural", members)
        case .device(let forms):
            let members = forms.sorted { $0.key < $1.key }.map { device, text in
                (device, form(text, path + .device(device), spell: spell))
            }
            return variations("device", members)
        case .width(let forms):
            return forms.max { $0.key < $1.key }.flatMap { form($0.value, path + .width($0.key), spell: spell) }
        }
    }

    private func variations(_ axis: String, _ forms: [(name: String, value: JSONValue?)]) -> JSONValue? {
        let members = forms.compactMap { form in
            form.value.map { JSONValue.Member(key: StringKey(form.name), value: $0) }
        }
        guard !members.isEmpty else { return nil }
        return .object([
            JSONValue.Member(key: "variations", value: .object([.init(key: StringKey(axis), value: .object(members))]))
        ])
    }

    /// A stale text of the source language says so at its entry.
    private func state(at path: VariationPath) -> TranslationState {
        switch unit.states[path] {
        case nil: .translated
        case .stale? where isSource: .translated
        case let state?: state
        }
    }
}

extension JSONValue {
    /// A string unit, as the value of a localization or of a form.
    static func unit(_ value: String, state: TranslationState) -> JSONValue {
        .object(["stringUnit": .object(["state": .text(state.catalogName), "value": .text(value)])])
    }
}

/// Spells the forms of a substitution: catalogs write `%arg` for the number that decides.
struct StringCatalogSubstitutionText {
    private let substitution: Substitution

    init(_ substitution: Substitution) {
        self.substitution = substitution
    }

    /// The text with `%arg` in place of every specifier that is the substitution's own. Where several specifiers name no
    /// argument, each takes the one behind that of the one before, so that none of them can be spelled in another way.
    func spell(_ text: String) -> String {
        guard !substitution.specifier.isEmpty, !text.contains("%arg") else { return text }
        let message = Message(parsing: text)
        let isCounted = message.placeholders.count { $0.position == nil && !$0.isLiteralPercent } > 1
        return message.segments.map { segment in
            guard case .placeholder(let specifier) = segment, isOwn(specifier),
                specifier.position != nil || !isCounted
            else { return segment.raw }
            return "%arg"
        }.joined()
    }

    private func isOwn(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.position == nil || specifier.position == substitution.argument else { return false }
        return specifier.flags.isEmpty && specifier.width == nil && specifier.precision == nil
            && specifier.variable == nil && specifier.name == nil
            && specifier.length + String(specifier.conversion) == substitution.specifier
    }
}
