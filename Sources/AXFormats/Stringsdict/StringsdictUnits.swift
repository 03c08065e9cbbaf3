import AXLocale
import AXModel
import AXSource

extension StringsdictEntry {
    /// The entry as a unit; nil if it contains no string.
    func unit(comment: String?) -> Unit? {
        let variables = variables
        let forms: [Unit.Form]
        switch body {
        case .text, .format: forms = body.string.map { [Unit.Form(.plain, $0)] } ?? []
        case .device(let devices):
            let strings = Dictionary(devices.map { ($0.name, $0.body.string) }) { $1 }
            forms = strings.sorted { $0.key < $1.key }.compactMap { device, text in
                text.map { Unit.Form(VariationPath([.device(device)]), $0) }
            }
        case .width(let widths):
            let strings = Dictionary(widths.map { ($0.width, $0.entry.value.text) }) { $1 }
            forms = strings.sorted { $0.key < $1.key }.compactMap { width, text in
                text.map { Unit.Form(VariationPath([.width(width)]), $0.located) }
            }
        case .nothing: return nil
        }
        return Unit(
            key: key, comment: comment, forms: forms + variables.flatMap(\.forms),
            variables: Dictionary(variables.map { ($0.name, $0.variable) }) { $1 }, span: entry.span,
            keySpan: entry.key.span)
    }

    func hasText(at path: VariationPath) -> Bool {
        unit(comment: nil)?.text(at: path) != nil
    }

    /// The variables, sorted by name. If the entry has a format for each device, a variable has forms for each device.
    private var variables: [NamedVariable] {
        // Most entries have one variable.
        if case .format(let rule) = body, rule.variables.count == 1 { return rule.namedVariables(on: nil) }
        var all: [String: NamedVariable] = [:]
        for (device, rule) in formats {
            for variable in rule.namedVariables(on: device) {
                all[variable.name] = all[variable.name]?.merging(variable) ?? variable
            }
        }
        return all.values.sorted { $0.name < $1.name }
    }
}

private struct NamedVariable {
    let name: String
    let variable: Unit.Variable
    /// The forms by device; the empty string represents all devices.
    let formsByDevice: [String: [Unit.Form]]

    var forms: [Unit.Form] {
        formsByDevice.count == 1
            ? formsByDevice.first?.value ?? [] : formsByDevice.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// The variable with the forms of `other` added. They replace existing forms for the same device.
    func merging(_ other: NamedVariable) -> NamedVariable {
        NamedVariable(
            name: name,
            variable: Unit.Variable(
                argument: variable.argument ?? other.variable.argument,
                specifier: variable.specifier.isEmpty ? other.variable.specifier : variable.specifier),
            formsByDevice: formsByDevice.merging(other.formsByDevice) { $1 })
    }
}

extension StringsdictFormatRule {
    /// - Parameter device: the device that the format belongs to; nil for a format for all devices.
    fileprivate func namedVariables(on device: String?) -> [NamedVariable] {
        var arguments = ReferencedArguments(self)
        return variables.map { variable in
            let name = variable.name
            return NamedVariable(
                name: name,
                variable: Unit.Variable(argument: arguments.position(of: name), specifier: variable.specifier),
                formsByDevice: [device ?? "": variable.forms(on: device)])
        }
    }
}

extension StringsdictEntry.Body {
    /// The string, or the format string.
    fileprivate var string: LocatedText? {
        switch self {
        case .text(let text): text.located
        case .format(let rule): rule.format.located
        case .device, .width, .nothing: nil
        }
    }
}

extension StringsdictVariable {
    fileprivate func forms(on device: String?) -> [Unit.Form] {
        let name = VariationPath.Step.substitution(name)
        return forms.sorted { $0.category < $1.category }.map { form in
            let form = (step: VariationPath.Step.plural(form.category), text: form.text.located)
            return Unit.Form(
                VariationPath(device.map { [name, .device($0), form.step] } ?? [name, form.step]), form.text)
        }
    }
}

/// The argument positions in the references to the variables of a format.
private struct ReferencedArguments {
    private let rule: StringsdictFormatRule
    /// Whether any reference could specify a position. References in most entries don't.
    private let hasPositions: Bool
    private var inFormat: References?
    /// The references in the format and in the forms, read on demand.
    private var all: References?

    init(_ rule: StringsdictFormatRule) {
        self.rule = rule
        let dollar = UInt8(ascii: "$")
        hasPositions =
            rule.format.mayHold(dollar)
            || rule.variables.contains { $0.forms.contains { $0.text.mayHold(dollar) } }
    }

    /// The 1-based argument position that all references to a variable specify. Nil if they specify different
    /// positions, if one doesn't specify a position, or if there are no references.
    mutating func position(of name: String) -> Int? {
        guard hasPositions else { return nil }
        let inFormat = inFormat ?? References(rule.format.references)
        self.inFormat = inFormat
        if inFormat.hasReferenceWithoutPosition(to: name) { return nil }
        let references = all ?? References(rule.references)
        all = references
        return references.position(of: name)
    }
}

/// References by the names of their variables.
private struct References {
    private let references: [VariableReference]
    /// The references by name; empty if there are only a few references.
    private let byName: [String: [VariableReference]]

    init(_ references: [VariableReference]) {
        self.references = references
        byName = references.count > 8 ? Dictionary(grouping: references, by: \.name) : [:]
    }

    private func candidates(for name: String) -> [VariableReference] {
        byName.isEmpty ? references : byName[name] ?? []
    }

    func hasReferenceWithoutPosition(to name: String) -> Bool {
        candidates(for: name).contains { $0.position == nil && $0.name == name }
    }

    /// The 1-based argument position that all references to a variable specify. Nil if they specify different
    /// positions, if one doesn't specify a position, or if there are no references.
    func position(of name: String) -> Int? {
        var found: Int??
        for reference in candidates(for: name) where reference.name == name {
            if let found, found != reference.position { return nil }
            found = reference.position
        }
        return found ?? nil
    }
}
