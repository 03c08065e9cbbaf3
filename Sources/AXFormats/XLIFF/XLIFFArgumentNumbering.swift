import AXModel
import AXSource

/// Argument numbers, which Xcode's export adds to strings of catalogs and its import removes. For example, `%#@X@`
/// becomes `%1$#@X@`, and in the forms of a variable, `%arg` becomes `%1$lld` (recorded with Xcode 27).
struct XLIFFArgumentNumbering {
    private let variables: [String: Substitution]
    /// The 1-based argument position of each variable: the one that the variable specifies, or else its position in the
    /// order of references.
    private let arguments: [String: Int]

    init(_ unit: Unit) {
        let variables = unit.substitutions
        self.variables = variables
        guard !variables.isEmpty else {
            arguments = [:]
            return
        }
        var offsets: [String: Int] = [:]
        for reference in VariableReference.inCatalog(unit.text.forms.first?.string ?? "")
        where offsets[reference.name] == nil {
            offsets[reference.name] = reference.range.lowerBound
        }
        let order = variables.keys.map { ($0, offsets[$0] ?? .max) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        let numbers = order.enumerated().map { number, variable in
            (variable.0, variables[variable.0]?.argument ?? number + 1)
        }
        arguments = Dictionary(numbers) { first, _ in first }
    }

    /// The unit's string at `path` in the form that Xcode's export writes.
    func numbered(_ text: String, at path: VariationPath) -> String {
        guard !variables.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let located = LocatedText(text, span: Span(at: 0))
        if case .substitution(let name) = path.steps.first, let variable = variables[name] {
            let specifier = variable.specifier.isEmpty ? "lld" : variable.specifier
            let numbered = "%\(arguments[name] ?? 1)$\(specifier)"
            let own = Message(parsing: text).placeholders.filter { $0.type == .ownArgument }
            return located.replacingParts(own.map { ($0.range, numbered) }).string
        }
        let references = VariableReference.inCatalog(text).filter { $0.head.isEmpty }
        return located.replacingParts(
            references.compactMap { reference in arguments[reference.name].map { (reference.head, "\($0)$") } }
        ).string
    }

    /// Whether a source string of an XLIFF file equals the project's, apart from argument numbers.
    static func isSame(_ exported: String, _ current: String) -> Bool {
        if Array(exported.utf8) == Array(current.utf8) { return true }
        let hasArgument = current.contains("%arg")
        return Array(plain(exported, hasArgument).utf8) == Array(plain(current, hasArgument).utf8)
    }

    /// The string without argument numbers. If the project's string contains `%arg`, every numeric specifier is
    /// replaced with `%arg`, so that only words are compared.
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

extension Unit {
    /// The unit as a string catalog represents it: with `%#@X@` instead of `%1$#@X@`, for example, and in the forms of
    /// a variable, with `%arg` instead of `%1$lld`.
    var withoutArgumentNumbers: Unit {
        let variables = substitutions
        var result = self
        result.mapForms { form in
            guard case .substitution(let name) = form.path.steps.first else {
                return Unit.Form(form.path, Self.withoutPositions(form.text, variables), state: form.state)
            }
            let text = variables[name]?.namingOwnArgument(in: form.text) ?? form.text
            return Unit.Form(form.path, text, state: form.state)
        }
        return result
    }

    /// The text without the positions in its references. If the position in one reference differs from the variable's
    /// own, all positions are kept, because a position also determines the arguments of the references after it.
    private static func withoutPositions(
        _ text: LocatedText, _ substitutions: [String: Substitution]
    ) -> LocatedText {
        let references = VariableReference.inCatalog(text.string).filter { $0.position != nil }
        guard references.allSatisfy({ $0.position == substitutions[$0.name]?.argument }) else { return text }
        return text.replacingParts(references.map { ($0.head, "") })
    }
}

extension Substitution {
    fileprivate func namingOwnArgument(in text: LocatedText) -> LocatedText {
        guard let argument, text.string.utf8.contains(UInt8(ascii: "%")) else { return text }
        let raw = "%\(argument)$\(specifier)"
        return text.replacingParts(
            Message(parsing: text.string).placeholders.filter { $0.raw == raw }.map { ($0.range, "%arg") })
    }
}
