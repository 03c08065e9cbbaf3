import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// A translation in a call, and the table that contains its key.
struct ProposedString {
    let key: StringKey
    /// The index of the table; nil if the translation can't be checked.
    let table: Int?
    /// The translation as JSON, with the same structure as under `localizations` in a string catalog; nil if it can't
    /// be checked.
    let localization: RPCValue?
    /// The reason why the translation can't be checked, and what the assistant can do; nil if it can be checked.
    let problem: String?

    private init(key: StringKey, table: Int, _ localization: RPCValue) {
        (self.key, self.table, self.localization, problem) = (key, table, localization, nil)
    }

    private init(key: StringKey, _ failure: ToolFailure) {
        (self.key, table, localization, problem) = (key, nil, nil, failure.text)
    }

    /// The translations of a call, in the same order.
    /// - Parameter locale: the language of the translations.
    static func all(of arguments: ToolArguments, in tables: ServedTables, _ locale: String) -> [ProposedString] {
        var known: Set<Known> = []
        return arguments.list("translations").map { translation in
            let key = StringKey(translation.text("key") ?? "")
            do throws(ToolFailure) {
                let index = try tables.index(of: key, translation)
                guard !known.contains(Known(table: index, key: key)) else {
                    throw ToolFailure(
                        "“\(ServedTables.shown(key.text))” is translated twice; only the first translation was used",
                        next: "Send each key once.")
                }
                let unit = tables.groups[index].wholeSource.units.last { $0.key == key }
                try requireTranslatable(unit, translation, key, locale)
                let proposed = ProposedString(key: key, table: index, try localization(translation, of: unit, key))
                known.insert(Known(table: index, key: key))
                return proposed
            } catch {
                return ProposedString(key: key, error)
            }
        }
    }

    private struct Known: Hashable {
        let table: Int
        let key: StringKey
    }

    /// - Throws: a failure if the string isn't translatable, if only a person can translate it, if the translation is
    ///   empty, or if the translation has no plural forms although the string varies by number.
    private static func requireTranslatable(
        _ source: Unit?, _ translation: ToolArguments, _ key: StringKey, _ locale: String
    ) throws(ToolFailure) {
        guard let source else { return }
        let name = ServedTables.shown(key.text)
        if !source.isTranslatable {
            throw ToolFailure("the project marks “\(name)” as not translatable", next: "Leave it out.")
        }
        if let reason = source.reasonForPeople {
            throw ToolFailure("“\(name)” \(reason.clause)", next: "Leave it to a person; say so to the user.")
        }
        let forms = translation.texts("forms") ?? [:]
        let texts = [translation.text("text")].compactMap(\.self) + forms.values
        if !texts.isEmpty, texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }),
            source.forms.contains(where: { !$0.text.isBlank })
        {
            throw ToolFailure("the translation of “\(name)” is empty", next: "Translate it, or leave it out.")
        }
        guard forms.isEmpty, !texts.isEmpty, !source.pluralTexts.isEmpty else { return }
        let categories = LanguageTag(locale).map { PluralRules($0).categories } ?? [.other]
        throw ToolFailure(
            "“\(name)” varies by number",
            next: "Send “forms” with \(categories.map(\.rawValue).joined(separator: ", ")).")
    }

    /// The translation as JSON, with the same structure as under `localizations` in a string catalog.
    private static func localization(
        _ translation: ToolArguments, of source: Unit?, _ key: StringKey
    ) throws(ToolFailure) -> RPCValue {
        let (text, forms) = (translation.text("text"), translation.texts("forms") ?? [:])
        let name = ServedTables.shown(key.text)
        guard text != nil || !forms.isEmpty else {
            throw ToolFailure("the translation of “\(name)” is missing", next: "Add “text” or “forms”.")
        }
        guard !forms.isEmpty else { return ["stringUnit": unit(text ?? "")] }
        let plural: RPCValue = ["plural": .object(forms.mapValues { ["stringUnit": unit($0)] })]
        guard let source, let variable = source.variables.first else {
            if text != nil {
                throw ToolFailure("“\(name)” has both “text” and “forms”", next: "Send “forms” alone.")
            }
            return ["variations": plural]
        }
        let frame = text ?? source.forms.first { $0.path == .plain }?.text.string ?? "%#@\(variable.key)@"
        var substitution: [String: RPCValue] = [
            "formatSpecifier": .string(variable.value.specifier), "variations": plural,
        ]
        substitution["argNum"] = variable.value.argument.map { .integer($0) }
        return [
            "stringUnit": unit(frame), "substitutions": .object([variable.key: .object(substitution)]),
        ]
    }

    private static func unit(_ text: String) -> RPCValue {
        ["state": "machine_translated", "value": .string(text)]
    }
}
