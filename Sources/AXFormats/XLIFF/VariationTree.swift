import AXLocale
import AXModel
import AXSource

/// Builds the nested variations of a string from its forms and their paths.
struct VariationTree {
    struct Form {
        let steps: ArraySlice<VariationPath.Step>
        let text: LocatedText

        init(_ steps: ArraySlice<VariationPath.Step>, _ text: LocatedText) {
            self.steps = steps
            self.text = text
        }
    }

    private let forms: [Form]
    private let variables: [String: [Form]]

    var isEmpty: Bool { forms.isEmpty && variables.isEmpty }
    var hasVariables: Bool { !variables.isEmpty }

    init(_ all: [Form]) {
        var forms: [Form] = []
        var variables: [String: [Form]] = [:]
        for form in all {
            if case .substitution(let name) = form.steps.first {
                variables[name, default: []].append(Form(form.steps.dropFirst(), form.text))
            } else {
                forms.append(form)
            }
        }
        self.forms = forms
        self.variables = variables
    }

    /// The string without its variables; nil if there are only variables.
    var text: Variation? { Self.variation(forms, argument: StringCatalogLocalizationReader.onlyArgument) }

    /// The variables of a string, each with the argument that the string gives it and the specifier that its forms use.
    /// - Parameter source: the variables of the source string; their specifiers take precedence, because those of a
    ///   translation can be wrong.
    func substitutions(in text: Variation?, like source: [String: Substitution] = [:]) -> [String: Substitution] {
        guard !variables.isEmpty else { return [:] }
        let references = (text?.forms ?? []).flatMap { VariableReference.inCatalog($0.string) }
        let arguments = Dictionary(
            references.compactMap { reference in reference.position.map { (reference.name, $0) } }
        ) { first, _ in first }
        var result: [String: Substitution] = [:]
        for (name, forms) in variables {
            guard let variation = Self.variation(forms, argument: name) else { continue }
            let argument = arguments[name] ?? source[name]?.argument
            let specifier = source[name]?.specifier ?? Self.specifier(in: variation, argument: argument) ?? ""
            result[name] = Substitution(argument: argument, specifier: specifier, text: variation)
        }
        return result
    }

    /// A later text with the same path replaces an earlier one. If forms of several axes are mixed, the first axis
    /// counts; a plain text next to forms is dropped.
    private static func variation(_ forms: [Form], argument: String) -> Variation? {
        guard let first = forms.first(where: { !$0.steps.isEmpty })?.steps.first else {
            return forms.last.map { .plain($0.text) }
        }
        var groups: [VariationPath.Step: [Form]] = [:]
        for form in forms {
            if let step = form.steps.first { groups[step, default: []].append(Form(form.steps.dropFirst(), form.text)) }
        }
        let parts = groups.compactMapValues { variation($0, argument: argument) }
        return joined(parts, like: first, argument: argument)
    }

    private static func joined(
        _ parts: [VariationPath.Step: Variation], like first: VariationPath.Step, argument: String
    ) -> Variation? {
        var plural: [PluralCategory: Variation] = [:]
        var device: [String: Variation] = [:]
        var width: [Int: Variation] = [:]
        for (step, part) in parts {
            switch step {
            case .plural(let category): plural[category] = part
            case .device(let name): device[name] = part
            case .width(let size): width[size] = part
            case .substitution: continue
            }
        }
        switch first {
        case .plural: return .plural(argument: argument, plural)
        case .device: return .device(device)
        case .width: return .width(width)
        case .substitution: return nil
        }
    }

    /// The specifier of the variable's own argument, without percent sign and position; nil if no form contains it.
    private static func specifier(in variation: Variation, argument: Int?) -> String? {
        let all = variation.forms.flatMap { Message(parsing: $0.string).placeholders }
            .filter { $0.type != .none && $0.type != .ownArgument }
        let own = all.first { $0.position == argument && argument != nil } ?? all.first
        return own.map { $0.length + String($0.conversion) }
    }
}
