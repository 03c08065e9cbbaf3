import AXLocale
import AXModel
import AXSource

/// Makes units from the entries of a `.stringsdict` file.
enum StringsdictUnits {
    /// - Returns: nil for an entry that holds no text at all.
    static func unit(of entry: StringsdictEntry, comment: String?) -> Unit? {
        guard let text = text(of: entry.body) else { return nil }
        var unit = Unit(
            key: entry.key, comment: comment, text: text, span: entry.entry.span, keySpan: entry.entry.key.span)
        unit.substitutions = substitutions(of: entry)
        return unit
    }

    /// Whether an entry has a text at the end of a way.
    static func hasText(_ entry: StringsdictEntry, at path: VariationPath) -> Bool {
        unit(of: entry, comment: nil)?.text(at: path) != nil
    }

    private static func text(of body: StringsdictEntry.Body) -> Variation? {
        switch body {
        case .text(let text): .plain(text.located)
        case .format(let rule): .plain(rule.format.located)
        case .device(let devices):
            .device(
                Dictionary(devices.compactMap { device in text(of: device.body).map { (device.name, $0) } }) { $1 })
        case .width(let widths):
            .width(
                Dictionary(
                    widths.compactMap { width, entry in entry.value.text.map { (width, .plain($0.located)) } }
                ) { $1 })
        case .nothing: nil
        }
    }

    /// The variables by name. Those that stand in the formats of devices have their forms by device.
    private static func substitutions(of entry: StringsdictEntry) -> [String: Substitution] {
        var result: [String: Substitution] = [:]
        if case .format(let rule) = entry.body {
            add(rule, nil, to: &result)
        } else {
            for (device, rule) in entry.formats { add(rule, device, to: &result) }
        }
        return result
    }

    private static func add(
        _ rule: StringsdictFormatRule, _ device: String?, to result: inout [String: Substitution]
    ) {
        var positions = StringsdictPositions(rule)
        for variable in rule.variables {
            let name = variable.name
            let text = Variation.plural(argument: name, forms(of: variable))
            let known = result.isEmpty ? nil : result[name]
            result[name] = Substitution(
                argument: known?.argument ?? positions.position(of: name, variable.entry.key),
                specifier: known.map(\.specifier).flatMap { $0.isEmpty ? nil : $0 } ?? variable.specifier,
                text: merged(known?.text, device, text))
        }
    }

    private static func forms(of variable: StringsdictVariable) -> [PluralCategory: Variation] {
        Dictionary(variable.forms.map { ($0.category, .plain($0.text.located)) }) { $1 }
    }

    private static func merged(_ known: Variation?, _ device: String?, _ forms: Variation) -> Variation {
        guard let device else { return forms }
        guard case .device(let others) = known else { return .device([device: forms]) }
        return .device(others.merging([device: forms]) { $1 })
    }
}

/// Which arguments the references to the variables of a format name.
struct StringsdictPositions {
    private let rule: StringsdictFormatRule
    /// The references of the format string itself.
    private var inFormat: References?
    /// Also those of the forms, once they are needed.
    private var all: References?

    init(_ rule: StringsdictFormatRule) {
        self.rule = rule
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    /// - Parameters:
    ///   - name: the variable's name.
    ///   - key: where it is from.
    mutating func position(of name: String, _ key: PropertyListString) -> Int? {
        // Nearly all format strings name none, so that the forms need not be searched.
        if rule.format.isShort, rule.format.isPlainlyUnnumbered(key) { return nil }
        let inFormat = inFormat ?? References(rule.format.references)
        self.inFormat = inFormat
        if inFormat.isAnyUnnumbered(name) { return nil }
        let references = all ?? References(rule.references)
        all = references
        return references.position(of: name)
    }
}

extension PropertyListString {
    /// Whether it may be searched once for each variable.
    fileprivate var isShort: Bool {
        let record = tree.records[number]
        return record.kind == .plainText && record.content.length < 128
    }

    fileprivate func isPlainlyUnnumbered(_ name: PropertyListString) -> Bool {
        tree.withBytes(of: number) { text in
            tree.withBytes(of: name.number) { StringsdictReference.isPlainlyUnnumbered($0, in: text) }
        }
    }
}

/// References by the names of their variables.
private struct References {
    private let references: [StringsdictReference]
    /// Empty where there are few.
    private let byName: [String: [StringsdictReference]]

    init(_ references: [StringsdictReference]) {
        self.references = references
        byName = references.count > 8 ? Dictionary(grouping: references, by: \.name) : [:]
    }

    private func named(_ name: String) -> [StringsdictReference] {
        byName.isEmpty ? references : byName[name] ?? []
    }

    func isAnyUnnumbered(_ name: String) -> Bool {
        named(name).contains { $0.position == nil && $0.name == name }
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    func position(of name: String) -> Int? {
        var found: Int??
        for reference in named(name) where reference.name == name {
            if let found, found != reference.position { return nil }
            found = reference.position
        }
        return found ?? nil
    }
}
