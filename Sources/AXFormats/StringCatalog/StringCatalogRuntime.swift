import AXLocale
import AXModel
import AXSource

/// The tables that Apple's runtime loads from a compiled catalog.
///
/// For each language, Xcode's compiler writes plain strings to a `.strings` file and all other strings to a
/// `.stringsdict` file. In these tables, strings with variations have the structure of a `.stringsdict` file. A string
/// is omitted if all its forms are empty and have the state `new`.
enum StringCatalogRuntime {
    static func tables(
        of catalogs: [Catalog]
    ) -> [(locale: String, table: [(key: StringKey, value: PropertyValue)])] {
        catalogs.map { ($0.locale, table(of: $0.units)) }
    }

    /// The table of the units. It contains each key only once, at its first position and with its last value.
    private static func table(of units: [Unit]) -> [(key: StringKey, value: PropertyValue)] {
        var indexes: [StringKey: Int] = [:]
        var table: [(key: StringKey, value: PropertyValue)] = []
        for unit in units where !isMissing(unit) {
            if let index = indexes[unit.key] {
                table[index].value = value(of: unit)
            } else {
                indexes[unit.key] = table.count
                table.append((unit.key, value(of: unit)))
            }
        }
        return table
    }

    private static func isMissing(_ unit: Unit) -> Bool {
        unit.forms.allSatisfy { $0.text.string.isEmpty && $0.state == .new }
    }

    private static func value(of unit: Unit) -> PropertyValue {
        if let text = unit.onlyText { return .string(StringKey(text.string)) }
        let value = self.value(of: unit.text, variables: variables(of: unit))
        if case .string = value { return .dictionary(formatted(value, variables(of: unit))) }
        return value
    }

    /// - Parameter number: the name of the variable for the number that determines the plural form.
    private static func value(
        of text: Variation, variables: [StringKey: PropertyValue], number: String = "value"
    ) -> PropertyValue {
        switch text {
        case .plain(let text): .string(StringKey(text.string))
        case .plural(let forms):
            .dictionary(
                formatted(
                    .string(StringKey("%#@\(number)@")),
                    variables.merging([StringKey(number): variable(forms, specifier: "")]) { $1 }))
        case .device(let forms):
            .dictionary(["NSStringDeviceSpecificRuleType": rules(forms, name: { $0 }, variables, number)])
        case .width(let forms):
            .dictionary(["NSStringVariableWidthRuleType": rules(forms, name: { String($0) }, variables, number)])
        }
    }

    private static func formatted(
        _ format: PropertyValue, _ variables: [StringKey: PropertyValue]
    ) -> [StringKey: PropertyValue] {
        variables.merging(["NSStringLocalizedFormatKey": format]) { $1 }
    }

    private static func rules<Case>(
        _ forms: [Case: Variation], name: (Case) -> String, _ variables: [StringKey: PropertyValue], _ number: String
    ) -> PropertyValue {
        .dictionary(
            forms.reduce(into: [:]) { table, form in
                let value = value(of: form.value, variables: variables, number: number)
                if case .string = value, !variables.isEmpty {
                    table[StringKey(name(form.key))] = .dictionary(formatted(value, variables))
                } else {
                    table[StringKey(name(form.key))] = value
                }
            })
    }

    private static func variables(of unit: Unit) -> [StringKey: PropertyValue] {
        unit.substitutions.reduce(into: [:]) { table, substitution in
            guard case .plural(let forms) = substitution.value.text else {
                table[StringKey(substitution.key)] = value(
                    of: substitution.value.text, variables: [:], number: substitution.key)
                return
            }
            table[StringKey(substitution.key)] = variable(forms, specifier: substitution.value.specifier)
        }
    }

    private static func variable(_ forms: [PluralCategory: Variation], specifier: String) -> PropertyValue {
        var table: [StringKey: PropertyValue] = ["NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType")]
        if !specifier.isEmpty { table["NSStringFormatValueTypeKey"] = .string(StringKey(specifier)) }
        for (category, form) in forms { table[StringKey(category.rawValue)] = value(of: form, variables: [:]) }
        return .dictionary(table)
    }
}
