import AXModel
import AXSource

/// What Xcode's export makes of the texts of string catalogs, and its import undoes: `%#@X@` becomes `%1$#@X@`, and
/// `%arg` in the forms of a variable `%1$lld` (recorded with Xcode 27).
struct XLIFFExportedText {
    private let variables: [String: Substitution]
    /// The 1-based argument of each variable: its own, or its place among those of the string, in the order in which the
    /// string names them.
    private let arguments: [String: Int]

    init(_ unit: Unit) {
        variables = unit.substitutions
        guard !variables.isEmpty else {
            arguments = [:]
            return
        }
        var places: [String: Int] = [:]
        for reference in StringCatalogReferences.references(in: unit.text.forms.first?.string ?? "")
        where places[reference.name] == nil {
            places[reference.name] = reference.range.lowerBound
        }
        let order = variables.keys.map { ($0, places[$0] ?? .max) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        let numbers = order.enumerated().map { number, variable in
            (variable.0, unit.substitutions[variable.0]?.argument ?? number + 1)
        }
        arguments = Dictionary(numbers) { first, _ in first }
    }

    /// - Parameters:
    ///   - text: a text of the unit, as the catalog holds it.
    ///   - path: the way to it.
    func spell(_ text: String, at path: VariationPath) -> String {
        guard !variables.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let located = LocatedText(text, span: Span(at: 0))
        if case .substitution(let name) = path.steps.first, let variable = variables[name] {
            let specifier = variable.specifier.isEmpty ? "lld" : variable.specifier
            let spelled = "%\(arguments[name] ?? 1)$\(specifier)"
            let own = Message(parsing: text).placeholders.filter { $0.type == .ownArgument }
            return located.replacingParts(own.map { ($0.range, spelled) }).string
        }
        let references = StringCatalogReferences.references(in: text).filter { $0.head.isEmpty }
        return located.replacingParts(
            references.compactMap { reference in arguments[reference.name].map { (reference.head, "\($0)$") } }
        ).string
    }

    /// Whether a source string of an XLIFF file is the project's, written with positions or without.
    static func isSame(_ exported: String, _ current: String) -> Bool {
        if Array(exported.utf8) == Array(current.utf8) { return true }
        let hasArgument = current.contains("%arg")
        return Array(plain(exported, hasArgument).utf8) == Array(plain(current, hasArgument).utf8)
    }

    /// The string without positions and, where one side has `%arg`, with that in place of every specifier of a number: only
    /// the words that people wrote differ then.
    private static func plain(_ text: String, _ hasArgument: Bool) -> String {
        let edits = Message(parsing: text).placeholders.map { specifier in
            (specifier.range, hasArgument && specifier.isNumber ? "%arg" : specifier.withoutPosition)
        }
        return LocatedText(text, span: Span(at: 0)).replacingParts(edits).string
    }
}

extension FormatSpecifier {
    fileprivate var isNumber: Bool {
        switch type {
        case .integer, .float, .ownArgument: true
        default: false
        }
    }

    fileprivate var withoutPosition: String {
        position.map { raw.replacing("\($0)$", with: "", maxReplacements: 1) } ?? raw
    }
}

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
