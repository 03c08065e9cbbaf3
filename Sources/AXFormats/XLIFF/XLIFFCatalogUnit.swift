import AXModel
import AXSource

/// Turns units of an XLIFF file into what a string catalog holds: the reverse of Xcode's export.
enum XLIFFCatalogUnit {
    /// The unit with `%#@X@` for `%1$#@X@`, and `%arg` for `%1$lld` in the forms of the variable.
    static func unit(of unit: Unit) -> Unit {
        var result = Unit(
            key: unit.key, comment: unit.comment, text: unit.text.mapTexts { named($0, in: unit) }, roles: unit.roles,
            span: unit.span, keySpan: unit.keySpan)
        result.states = unit.states
        result.isTranslatable = unit.isTranslatable
        result.isCommentGenerated = unit.isCommentGenerated
        result.substitutions = unit.substitutions.mapValues { variable in
            Substitution(
                argument: variable.argument, specifier: variable.specifier,
                text: variable.text.mapTexts { own($0, of: variable) })
        }
        return result
    }

    /// Where one reference has to keep its position, all keep theirs: a position counts for those behind it.
    private static func named(_ text: LocatedText, in unit: Unit) -> LocatedText {
        let references = StringCatalogReferences.references(in: text.string).filter { $0.position != nil }
        let isNamed = references.allSatisfy { $0.position == unit.substitutions[$0.name]?.argument }
        guard isNamed else { return text }
        return text.replacingParts(references.map { ($0.head, "") })
    }

    private static func own(_ text: LocatedText, of variable: Substitution) -> LocatedText {
        guard let argument = variable.argument, text.string.utf8.contains(UInt8(ascii: "%")) else { return text }
        let raw = "%\(argument)$\(variable.specifier)"
        return text.replacingParts(
            Message(parsing: text.string).placeholders.filter { $0.raw == raw }.map { ($0.range, "%arg") })
    }
}
