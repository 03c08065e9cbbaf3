import AXLocale
import AXModel
import AXSource

/// An entry of a `.stringsdict` file: a key and its strings.
struct StringsdictEntry: Sendable {
    enum Body: Sendable {
        /// A string in place of a dictionary; the runtime shows it unchanged.
        case text(PropertyListString)
        case format(StringsdictFormatRule)
        /// A string or a format for each device.
        case device([(name: String, entry: PropertyListEntry, body: Body)])
        case width([(width: Int, entry: PropertyListEntry)])
        /// None of the structures that the runtime supports.
        case nothing
    }

    let entry: PropertyListEntry
    let body: Body

    init(_ entry: PropertyListEntry) {
        self.entry = entry
        body = Self.body(of: entry.value, isNested: false)
    }

    var key: StringKey { entry.key.key }

    /// The entry's formats: a single one, or one for each device.
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
            return .device(devices.lastPerKey.map { ($0.key.string, $0, body(of: $0.value, isNested: true)) })
        }
        if !isNested, let widths = node.entry(StringsdictKeys.width)?.value.entries {
            return .width(
                widths.lastPerKey.compactMap { entry in
                    Int(entry.key.string).flatMap { entry.value.text == nil ? nil : ($0, entry) }
                })
        }
        return .nothing
    }
}

/// A dictionary with a format string and its variables.
struct StringsdictFormatRule: Sendable {
    let node: PropertyListNode
    let format: PropertyListString
    /// The variables in file order.
    let variables: [StringsdictVariable]

    /// - Returns: nil if the dictionary has no format string.
    init?(_ node: PropertyListNode) {
        guard let format = node.text(StringsdictKeys.format) else { return nil }
        self.node = node
        self.format = format
        variables = (node.entries ?? []).lastPerKey.compactMap(StringsdictVariable.init)
    }

    /// The format string and all forms of all variables.
    var strings: [PropertyListString] { [format] + variables.flatMap { $0.forms.map(\.text) } }

    /// The references in the format string and in all forms.
    var references: [VariableReference] {
        strings.filter(\.mayRefer).flatMap(\.references)
    }
}

/// A variable of a format string: its rule, the type of its argument, and its forms.
struct StringsdictVariable: Sendable {
    /// The string for one plural category.
    struct Form: Sendable {
        let category: PluralCategory
        let entry: PropertyListEntry

        var text: PropertyListString { PropertyListString(tree: entry.tree, number: entry.value.number) }
    }

    let entry: PropertyListEntry
    /// The forms in file order.
    let forms: [Form]

    /// - Returns: nil if the value isn't a dictionary, or if the key is `NSStringDeviceSpecificRuleType` or
    ///   `NSStringVariableWidthRuleType`.
    init?(_ entry: PropertyListEntry) {
        guard entry.value.isDictionary, !entry.key.holds(StringsdictKeys.device),
            !entry.key.holds(StringsdictKeys.width)
        else { return nil }
        self.entry = entry
        forms = (entry.value.entries ?? []).lastPerKey.compactMap { entry in
            guard entry.value.text != nil, let category = entry.key.category else { return nil }
            return Form(category: category, entry: entry)
        }
    }

    var name: String { entry.key.string }

    var rule: PropertyListString? { entry.value.text(StringsdictKeys.rule) }
    var valueType: PropertyListString? { entry.value.text(StringsdictKeys.valueType) }

    /// The format specifier of the argument, without a percent sign; empty if the file doesn't specify one.
    var specifier: String {
        let type = valueType?.string ?? ""
        return type.hasPrefix("%") ? String(type.dropFirst()) : type
    }

    /// Entries that aren't plural forms, the rule or the value type.
    var unknownEntries: [PropertyListEntry] {
        (entry.value.entries ?? []).lastPerKey.filter { entry in
            !entry.key.holds(StringsdictKeys.rule) && !entry.key.holds(StringsdictKeys.valueType)
                && entry.key.category == nil
        }
    }
}

extension StringsdictFormatRule {
    /// The 1-based position of each variable's argument.
    var arguments: [String: Int] {
        let variables = variables.map { variable in
            let forms = variable.forms.map { ($0.category, $0.text.string) }
            let value = FormattedText.Variable(
                argument: nil, specifier: variable.specifier, forms: Dictionary(forms) { $1 })
            return (variable.name, value)
        }
        return FormattedText(format: format.string, variables: Dictionary(variables) { $1 }).arguments
    }
}

extension PropertyListString {
    fileprivate var category: PluralCategory? { PluralCategory(rawValue: string) }

    /// Whether the string could refer to variables. Most strings don't, and this check is fast.
    var mayRefer: Bool { mayHold(UInt8(ascii: "#")) }

    var references: [VariableReference] {
        VariableReference.inStringsdict(string)
    }
}

/// The keys of `.stringsdict` files (Apple, “Localizing strings that contain plurals” and “Creating width and device
/// variants of strings”).
enum StringsdictKeys {
    static let format: StaticString = "NSStringLocalizedFormatKey"
    static let width: StaticString = "NSStringVariableWidthRuleType"
    static let device: StaticString = "NSStringDeviceSpecificRuleType"
    static let rule: StaticString = "NSStringFormatSpecTypeKey"
    static let valueType: StaticString = "NSStringFormatValueTypeKey"
    /// The only rule type that a variable can have.
    static let plural = "NSStringPluralRuleType"
}
