import AXLocale
import AXModel
import AXSource

/// Makes units from the entries of a `.stringsdict` file.
extension StringsdictEntry {
    /// The entry as a unit; nil if it contains no string.
    func unit(comment: String?) -> Unit? {
        guard let text = Self.variation(of: body) else { return nil }
        return Unit(
            key: key, comment: comment, text: text, substitutions: substitutions, span: entry.span,
            keySpan: entry.key.span)
    }

    func hasText(at path: VariationPath) -> Bool {
        unit(comment: nil)?.text(at: path) != nil
    }

    private static func variation(of body: Body) -> Variation? {
        switch body {
        case .text(let text): .plain(text.located)
        case .format(let rule): .plain(rule.format.located)
        case .device(let devices):
            .device(
                Dictionary(devices.compactMap { device in variation(of: device.body).map { (device.name, $0) } }) { $1 }
            )
        case .width(let widths):
            .width(
                Dictionary(
                    widths.compactMap { width, entry in entry.value.text.map { (width, .plain($0.located)) } }
                ) { $1 })
        case .nothing: nil
        }
    }

    /// The variables by name. Variables in formats for devices have their forms by device.
    private var substitutions: [String: Substitution] {
        var result: [String: Substitution] = [:]
        for (device, rule) in formats { Self.add(rule, device, to: &result) }
        return result
    }

    private static func add(
        _ rule: StringsdictFormatRule, _ device: String?, to result: inout [String: Substitution]
    ) {
        var arguments = ReferencedArguments(rule)
        for variable in rule.variables {
            let name = variable.name
            let text = Variation.plural(forms(of: variable))
            let known = result.isEmpty ? nil : result[name]
            result[name] = Substitution(
                argument: known?.argument ?? arguments.position(of: name),
                specifier: known.map(\.specifier).flatMap { $0.isEmpty ? nil : $0 } ?? variable.specifier,
                text: merging(known?.text, device, text))
        }
    }

    private static func forms(of variable: StringsdictVariable) -> [PluralCategory: Variation] {
        Dictionary(variable.forms.map { ($0.category, .plain($0.text.located)) }) { $1 }
    }

    private static func merging(_ known: Variation?, _ device: String?, _ forms: Variation) -> Variation {
        guard let device else { return forms }
        guard case .device(let others) = known else { return .device([device: forms]) }
        return .device(others.merging([device: forms]) { $1 })
    }
}

/// The argument positions in the references to the variables of a format.
private struct ReferencedArguments {
    private let rule: StringsdictFormatRule
    /// Few entries have positions.
    private let hasPositions: Bool
    private var inFormat: References?
    /// The references in the format and in the forms, read on demand.
    private var all: References?

    init(_ rule: StringsdictFormatRule) {
        self.rule = rule
        hasPositions = rule.strings.contains { $0.mayHold(UInt8(ascii: "$")) }
    }

    /// The 1-based argument in all references to a variable; nil if they differ or if a reference has no position.
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
    /// Empty if there are only a few references.
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

    /// The 1-based argument in all references to a variable; nil if they differ or if a reference has no position.
    func position(of name: String) -> Int? {
        var found: Int??
        for reference in candidates(for: name) where reference.name == name {
            if let found, found != reference.position { return nil }
            found = reference.position
        }
        return found ?? nil
    }
}
