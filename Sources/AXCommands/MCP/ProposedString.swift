import AXMCP
import AXModel
import AXSource

/// A translation in a call, with the table that has its key.
struct ProposedString {
    let key: StringKey
    /// The index of the table; nil if the translation can't be checked.
    let table: Int?
    /// The translation as JSON, as under `localizations` in a string catalog; nil if it can't be checked.
    let localization: RPCValue?
    /// Why the translation can't be checked, and what the assistant can do; nil if it can be checked.
    let problem: String?

    private init(key: StringKey, table: Int, _ localization: RPCValue) {
        (self.key, self.table, self.localization, problem) = (key, table, localization, nil)
    }

    private init(key: StringKey, _ failure: ToolFailure) {
        (self.key, table, localization, problem) = (key, nil, nil, failure.text)
    }

    /// One value for each translation of a call, in the same order.
    static func all(of arguments: ToolArguments, in tables: ServedTables) -> [ProposedString] {
        var known: Set<Known> = []
        return arguments.list("translations").map { translation in
            let key = StringKey(translation.text("key") ?? "")
            do throws(ToolFailure) {
                let index = try tables.index(of: key, translation)
                guard known.insert(Known(table: index, key: key)).inserted else {
                    throw ToolFailure(
                        "“\(ServedTables.shown(key.text))” is translated twice; only the first translation was used",
                        next: "Send each key once.")
                }
                let unit = tables.groups[index].source.units.last { $0.key == key }
                return ProposedString(key: key, table: index, try localization(translation, of: unit, key))
            } catch {
                return ProposedString(key: key, error)
            }
        }
    }

    private struct Known: Hashable {
        let table: Int
        let key: StringKey
    }

    /// The translation as JSON, as under `localizations` in a string catalog.
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
        guard let source, !source.variables.isEmpty else {
            if text != nil {
                throw ToolFailure("“\(name)” has both “text” and “forms”", next: "Send “forms” alone.")
            }
            return ["variations": plural]
        }
        guard let variable = source.variables.first, source.variables.count == 1 else {
            throw ToolFailure(
                "“\(name)” has several variables that vary by number", next: "Leave it to a person; say so to the user."
            )
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
