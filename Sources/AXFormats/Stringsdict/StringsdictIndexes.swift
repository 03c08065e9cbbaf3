import AXModel

/// The parts of an entry by name, found once for all texts that are set in it.
struct StringsdictEntryIndex {
    /// The dictionary of the devices or of the widths.
    let node: PropertyListNode?
    private(set) var devices: [String: StringsdictEntry.Body] = [:]
    private(set) var widths: [Int: PropertyListText] = [:]

    init(of entry: StringsdictEntry) {
        switch entry.body {
        case .device(let all):
            node = entry.entry.value.entry(StringsdictKeys.device)?.value
            devices = Dictionary(all.map { ($0.name, $0.body) }) { $1 }
        case .width(let all):
            node = entry.entry.value.entry(StringsdictKeys.width)?.value
            widths = Dictionary(all.compactMap { width, entry in entry.value.text.map { (width, $0) } }) { $1 }
        case .text, .format, .nothing: node = nil
        }
    }
}

/// The variables of a format by name, and their arguments, found once for all texts that are set in it.
struct StringsdictRuleIndex {
    private let rule: StringsdictFormatRule
    let variables: [String: StringsdictVariable]
    private lazy var arguments = rule.arguments

    init(of rule: StringsdictFormatRule) {
        self.rule = rule
        variables = Dictionary(rule.variables.map { ($0.name, $0) }) { $1 }
    }

    /// A form that names its argument by `%arg`, which only catalogs know, as a `.stringsdict` file spells it.
    mutating func spelled(_ form: String, for variable: StringsdictVariable) -> String {
        SubstitutionArgument.replaced(in: form, specifier: variable.specifier, argument: arguments[variable.name] ?? 1)
    }
}
