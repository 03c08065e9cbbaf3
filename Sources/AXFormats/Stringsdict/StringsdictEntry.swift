import AXLocale
import AXModel
import AXSource

/// An entry of a `.stringsdict` file: a key with the texts that stand for it.
struct StringsdictEntry: Sendable {
    enum Body: Sendable {
        /// A string where a dictionary should be; the runtime shows it as it is.
        case text(PropertyListText)
        case format(StringsdictFormatRule)
        /// A text or a format for each device.
        case device([(name: String, entry: PropertyListEntry, body: Body)])
        case width([(width: Int, entry: PropertyListEntry)])
        /// None of the rules that the runtime knows.
        case nothing
    }

    let entry: PropertyListEntry
    let body: Body

    init(_ entry: PropertyListEntry) {
        self.entry = entry
        body = Self.body(of: entry.value, isNested: false)
    }

    var key: StringKey { entry.key.key }

    /// The formats with variables: the entry's own, or one for each device.
    var formats: [(device: String?, rule: StringsdictFormatRule)] {
        switch body {
        case .format(let rule): [(nil, rule)]
        case .device(let devices):
            devices.compactMap { device in
                if case .format(let rule) = device.body { (device.name, rule) } else { nil }
            }
        case .text, .width, .nothing: []
        }
    }

    private static func body(of node: PropertyListNode, isNested: Bool) -> Body {
        if let text = node.text { return .text(text) }
        if let rule = StringsdictFormatRule(node) { return .format(rule) }
        if !isNested, let devices = node.entry(StringsdictKeys.device)?.value.entries {
            return .device(devices.winners.map { ($0.key.key.text, $0, body(of: $0.value, isNested: true)) })
        }
        if !isNested, let widths = node.entry(StringsdictKeys.width)?.value.entries {
            return .width(
                widths.winners.compactMap { entry in
                    Int(entry.key.key.text).flatMap { entry.value.text == nil ? nil : ($0, entry) }
                })
        }
        return .nothing
    }
}

/// A dictionary with a format string and the variables that it refers to.
struct StringsdictFormatRule: Sendable {
    let node: PropertyListNode
    let format: PropertyListText
    let variables: [StringsdictVariable]

    /// - Returns: nil for a dictionary without a format string.
    init?(_ node: PropertyListNode) {
        guard let format = node.text(StringsdictKeys.format) else { return nil }
        self.node = node
        self.format = format
        variables = (node.entries ?? []).winners.compactMap(StringsdictVariable.init)
    }

    /// The references of the format string and of all forms.
    var references: [StringsdictReference] {
        StringsdictReference.all(in: format.located.string)
            + variables.flatMap { $0.forms.flatMap { StringsdictReference.all(in: $0.text.located.string) } }
    }
}

/// A variable of a format string: its rule, the type of its argument, and its forms.
struct StringsdictVariable: Sendable {
    /// A form by the category of the number.
    struct Form: Sendable {
        let category: PluralCategory
        let entry: PropertyListEntry
        let text: PropertyListText
    }

    let name: String
    let entry: PropertyListEntry
    /// In the order of the file.
    let forms: [Form]

    /// - Returns: nil for an entry that is no dictionary, or one of the device and width rules.
    init?(_ entry: PropertyListEntry) {
        guard let entries = entry.value.entries,
            ![StringsdictKeys.device, StringsdictKeys.width].contains(entry.key.key)
        else { return nil }
        name = entry.key.key.text
        self.entry = entry
        forms = entries.winners.compactMap { entry in
            guard let category = PluralCategory(rawValue: entry.key.key.text), let text = entry.value.text else {
                return nil
            }
            return Form(category: category, entry: entry, text: text)
        }
    }

    var rule: PropertyListText? { entry.value.text(StringsdictKeys.rule) }
    var valueType: PropertyListText? { entry.value.text(StringsdictKeys.valueType) }

    /// The specifier of the argument without a percent sign; empty where the file states none.
    var specifier: String {
        let type = valueType?.located.string ?? ""
        return type.hasPrefix("%") ? String(type.dropFirst()) : type
    }

    /// Entries that are neither forms nor the two keys that describe the variable.
    var strangers: [PropertyListEntry] {
        (entry.value.entries ?? []).winners.filter { entry in
            ![StringsdictKeys.rule, StringsdictKeys.valueType].contains(entry.key.key)
                && PluralCategory(rawValue: entry.key.key.text) == nil
        }
    }
}

extension StringsdictFormatRule {
    /// The 1-based argument that each variable takes.
    var arguments: [String: Int] {
        let variables = variables.map { variable in
            let forms = variable.forms.map { ($0.category, $0.text.located.string) }
            let value = FormattedText.Variable(
                argument: nil, specifier: variable.specifier, forms: Dictionary(forms) { $1 })
            return (variable.name, value)
        }
        return FormattedText(format: format.located.string, variables: Dictionary(variables) { $1 }).arguments
    }
}
