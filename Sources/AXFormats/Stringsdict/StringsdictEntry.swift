import AXLocale
import AXModel
import AXSource

/// An entry of a `.stringsdict` file: a key with the texts that stand for it.
struct StringsdictEntry: Sendable {
    enum Body: Sendable {
        /// A string where a dictionary should be; the runtime shows it as it is.
        case text(PropertyListString)
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

/// A dictionary with a format string and the variables that it refers to.
struct StringsdictFormatRule: Sendable {
    let node: PropertyListNode
    let format: PropertyListString

    /// - Returns: nil for a dictionary without a format string.
    init?(_ node: PropertyListNode) {
        guard let format = node.text(StringsdictKeys.format) else { return nil }
        self.node = node
        self.format = format
    }

    /// In the order of the file.
    var variables: [StringsdictVariable] { (node.entries ?? []).lastPerKey.compactMap(StringsdictVariable.init) }

    /// The references of the format string and of all forms.
    var references: [StringsdictReference] {
        let texts = variables.flatMap(\.forms).map(\.text)
        return format.references + texts.filter { $0.mayHold(UInt8(ascii: "#")) }.flatMap(\.references)
    }
}

/// A variable of a format string: its rule, the type of its argument, and its forms.
struct StringsdictVariable: Sendable {
    /// A form by the category of the number.
    struct Form: Sendable {
        let category: PluralCategory
        let entry: PropertyListEntry

        var text: PropertyListString { PropertyListString(tree: entry.tree, number: entry.value.number) }
    }

    let entry: PropertyListEntry

    /// - Returns: nil for an entry that is no dictionary, or one of the device and width rules.
    init?(_ entry: PropertyListEntry) {
        guard entry.value.isDictionary, !entry.key.holds(StringsdictKeys.device),
            !entry.key.holds(StringsdictKeys.width)
        else { return nil }
        self.entry = entry
    }

    var name: String { entry.key.string }

    /// In the order of the file.
    var forms: [Form] {
        (entry.value.entries ?? []).lastPerKey.compactMap { entry in
            guard entry.value.text != nil, let category = entry.key.category else { return nil }
            return Form(category: category, entry: entry)
        }
    }

    var rule: PropertyListString? { entry.value.text(StringsdictKeys.rule) }
    var valueType: PropertyListString? { entry.value.text(StringsdictKeys.valueType) }

    /// The specifier of the argument without a percent sign; empty where the file states none.
    var specifier: String {
        let type = valueType?.string ?? ""
        return type.hasPrefix("%") ? String(type.dropFirst()) : type
    }

    /// Entries that are neither forms nor the two keys that describe the variable.
    var unknownEntries: [PropertyListEntry] {
        (entry.value.entries ?? []).lastPerKey.filter { entry in
            !entry.key.holds(StringsdictKeys.rule) && !entry.key.holds(StringsdictKeys.valueType)
                && entry.key.category == nil
        }
    }
}

extension StringsdictFormatRule {
    /// The 1-based argument that each variable takes.
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

    /// What in the text stands for a variable.
    var references: [StringsdictReference] {
        tree.withBytes(of: number) { StringsdictReference.plain(in: $0) } ?? StringsdictReference.all(in: string)
    }
}

/// The keys of `.stringsdict` files (Apple, “Localizing strings that contain plurals” and “Creating width and device variants
/// of strings”).
enum StringsdictKeys {
    static let format: StaticString = "NSStringLocalizedFormatKey"
    static let width: StaticString = "NSStringVariableWidthRuleType"
    static let device: StaticString = "NSStringDeviceSpecificRuleType"
    static let rule: StaticString = "NSStringFormatSpecTypeKey"
    static let valueType: StaticString = "NSStringFormatValueTypeKey"
    /// The only rule of a variable that there is.
    static let plural = "NSStringPluralRuleType"
}
