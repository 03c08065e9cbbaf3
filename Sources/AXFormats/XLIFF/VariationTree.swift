import AXLocale
import AXModel
import AXSource

/// Builds the nested variations of a string from its forms and their paths.
struct VariationTree {
    private let forms: [Unit.Form]
    private let variables: [String: [Unit.Form]]

    var isEmpty: Bool { forms.isEmpty && variables.isEmpty }
    var hasVariables: Bool { !variables.isEmpty }

    init(_ all: [Unit.Form]) {
        var forms: [Unit.Form] = []
        var variables: [String: [Unit.Form]] = [:]
        for form in all {
            if case .substitution(let name) = form.path.steps.first {
                let path = VariationPath(Array(form.path.steps.dropFirst()))
                variables[name, default: []].append(Unit.Form(path, form.text))
            } else {
                forms.append(form)
            }
        }
        self.forms = forms
        self.variables = variables
    }

    /// The string without its variables; nil if there are only variables.
    var text: Variation? { Variation(forms) }

    /// The variables of a string, each with its argument and its specifier. The argument is the one in the string's
    /// reference or, if that has none, the one in the source string. The specifier is the one in the source string or,
    /// if that doesn't have the variable, the one that the forms use.
    /// - Parameter source: the variables of the source string. Their specifiers take precedence, because those of a
    ///   translation can be wrong.
    func substitutions(in text: Variation?, like source: [String: Substitution] = [:]) -> [String: Substitution] {
        guard !variables.isEmpty else { return [:] }
        let references = (text?.forms ?? []).flatMap { VariableReference.inCatalog($0.string) }
        let arguments = Dictionary(
            references.compactMap { reference in reference.position.map { (reference.name, $0) } }
        ) { first, _ in first }
        var result: [String: Substitution] = [:]
        for (name, forms) in variables {
            guard let variation = Variation(forms) else { continue }
            let argument = arguments[name] ?? source[name]?.argument
            let specifier = source[name]?.specifier ?? Self.specifier(in: variation, argument: argument) ?? ""
            result[name] = Substitution(argument: argument, specifier: specifier, text: variation)
        }
        return result
    }

    /// The specifier of the variable's own argument, without percent sign and position. If no specifier has the
    /// argument's position, the first specifier; nil if the forms contain none.
    private static func specifier(in variation: Variation, argument: Int?) -> String? {
        let all = variation.forms.flatMap { Message(parsing: $0.string).placeholders }
            .filter { $0.type != .none && $0.type != .ownArgument }
        let own = all.first { $0.position == argument && argument != nil } ?? all.first
        return own.map { $0.length + String($0.conversion) }
    }
}
