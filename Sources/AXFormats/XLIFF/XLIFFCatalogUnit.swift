package import AXModel
import AXSource

/// Turns units of an XLIFF file into what a string catalog holds: the reverse of Xcode's export.
package enum XLIFFCatalogUnit {
    /// The unit with `%#@X@` for `%1$#@X@`, and `%arg` for `%1$lld` in the forms of the variable. The spans still name
    /// the places in the XLIFF file, but parts of the texts can no longer be found there.
    package static func unit(of unit: Unit) -> Unit {
        var result = Unit(
            key: unit.key, comment: unit.comment, text: mapped(unit.text) { named($0, in: unit) }, roles: unit.roles,
            span: unit.span, keySpan: unit.keySpan)
        result.states = unit.states
        result.isTranslatable = unit.isTranslatable
        result.substitutions = unit.substitutions.mapValues { variable in
            Substitution(
                argument: variable.argument, specifier: variable.specifier,
                text: mapped(variable.text) { own($0, of: variable) })
        }
        return result
    }

    private static func named(_ text: String, in unit: Unit) -> String {
        unit.substitutions.reduce(text) { text, variable in
            guard let argument = variable.value.argument else { return text }
            return XLIFFVariable.replace(
                "%\(argument)$#@\(variable.key)@", by: "%#@\(variable.key)@", in: text)
        }
    }

    private static func own(_ text: String, of variable: Substitution) -> String {
        guard let argument = variable.argument, !variable.specifier.isEmpty else { return text }
        return XLIFFVariable.replace("%\(argument)$\(variable.specifier)", by: "%arg", in: text)
    }

    private static func mapped(_ variation: Variation, _ change: (String) -> String) -> Variation {
        switch variation {
        case .plain(let text): .plain(LocatedText(change(text.string), span: text.span))
        case .plural(let argument, let forms): .plural(argument: argument, forms.mapValues { mapped($0, change) })
        case .device(let forms): .device(forms.mapValues { mapped($0, change) })
        case .width(let forms): .width(forms.mapValues { mapped($0, change) })
        }
    }
}
