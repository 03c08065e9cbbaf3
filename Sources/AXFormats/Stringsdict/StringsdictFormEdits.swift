import AXLocale
import AXModel
import AXSource

/// Collects the edits that set individual strings. Missing forms are added in the order of `FormOrder`.
struct StringsdictFormEdits {
    private struct Addition {
        let dictionary: PropertyListNode
        /// The string of each form by key, with the form's position in the dictionary.
        var forms: [String: (order: FormOrder, value: String)] = [:]
    }

    /// The variables to add to a format, in the order in which changes first use them.
    private struct ExtendedRule {
        let node: PropertyListNode
        var names: [String] = []
        var forms: [String: [PluralCategory: String]] = [:]

        mutating func set(_ category: PluralCategory, of name: String, to value: String) {
            if forms[name] == nil { names.append(name) }
            forms[name, default: [:]][category] = value
        }
    }

    private let editor: PropertyListEdits
    /// The edits to existing strings, by the spans of the strings.
    private var replacements: [Span: TextEdit] = [:]
    private var additions: [Int: Addition] = [:]
    private var extended: [Span: ExtendedRule] = [:]
    private var entries: [Span: EntryIndex] = [:]
    private var rules: [Span: RuleIndex] = [:]

    init(_ editor: PropertyListEdits) {
        self.editor = editor
    }

    /// Sets a string of an entry.
    /// - Returns: false if the entry's structure doesn't support the path.
    mutating func set(_ path: VariationPath, of entry: StringsdictEntry, to value: String) -> Bool {
        switch (entry.body, path.steps.first) {
        case (.text(let text), nil): set(text, to: value)
        case (.format(let rule), nil): set(rule.format, to: value)
        case (.format(let rule), .substitution(let name)?):
            guard case .plural(let category)? = path.steps.dropFirst().first, path.steps.count == 2 else {
                return false
            }
            set(category, of: name, in: rule, to: value)
        case (.device, let step?): return setDevice(path, from: step, of: entry, to: value)
        case (.width, .width(let width)?):
            let index = index(of: entry)
            if let text = index.widths[width] {
                set(text, to: value)
            } else if let node = index.node {
                add(.width(width), key: String(width), value, to: node)
            } else {
                return false
            }
        default: return false
        }
        return true
    }

    private mutating func setDevice(
        _ path: VariationPath, from step: VariationPath.Step, of entry: StringsdictEntry, to value: String
    ) -> Bool {
        guard let device = path.device else { return false }
        let body = index(of: entry).devices[device]
        if case .device = step, path.steps.count == 1 {
            return setDevice(device, body, in: index(of: entry), to: value)
        }
        guard case .substitution(let name) = step, case .format(let rule)? = body,
            case .plural(let category)? = path.steps.last
        else { return false }
        set(category, of: name, in: rule, to: value)
        return true
    }

    /// The edits for all strings that have been set.
    var edits: [TextEdit] {
        replacements.values.sorted { $0.span < $1.span }
            + additions.values.sorted { $0.dictionary.span < $1.dictionary.span }
            .flatMap(edits) + newVariables
    }

    private mutating func index(of entry: StringsdictEntry) -> EntryIndex {
        let index = entries[entry.entry.span] ?? EntryIndex(of: entry)
        entries[entry.entry.span] = index
        return index
    }

    private mutating func set(_ text: PropertyListString, to value: String) {
        replacements[text.span] = editor.edit(text, to: value)
    }

    private mutating func setDevice(
        _ device: String, _ body: StringsdictEntry.Body?, in entry: EntryIndex, to value: String
    ) -> Bool {
        switch body {
        case .text(let text)?: set(text, to: value)
        case .format(let rule)?: set(rule.format, to: value)
        case nil:
            guard let node = entry.node else { return false }
            add(.name(device), key: device, value, to: node)
        default: return false
        }
        return true
    }

    private mutating func set(
        _ category: PluralCategory, of name: String, in rule: StringsdictFormatRule, to value: String
    ) {
        let span = rule.node.span
        if rules[span] == nil { rules[span] = RuleIndex(of: rule) }
        guard let variable = rules[span]?.variables[name] else {
            extended[span, default: ExtendedRule(node: rule.node)].set(category, of: name, to: value)
            return
        }
        let form = variable.forms.last { $0.category == category }
        // A form from a catalog can contain `%arg`. It is replaced unless the file already contains the same form.
        let isUnchanged = form?.text.key == StringKey(value) || !value.utf8.contains(UInt8(ascii: "%"))
        let value = isUnchanged ? value : rules[span]?.resolvingArgument(of: value, in: variable) ?? value
        if let form {
            set(form.text, to: value)
        } else if let other = variable.entry.value.entry(StringKey(category.rawValue)) {
            replacements[other.value.span] = editor.replacement(of: other.value, by: value)
        } else {
            add(.category(category), key: category.rawValue, value, to: variable.entry.value)
        }
    }

    private mutating func add(_ order: FormOrder, key: String, _ value: String, to dictionary: PropertyListNode) {
        additions[dictionary.span.start, default: Addition(dictionary: dictionary)].forms[key] = (order, value)
    }

    // MARK: Edits

    private func edits(of addition: Addition) -> [TextEdit] {
        let forms = addition.forms.sorted { $0.value.order < $1.value.order }
        let drafts = forms.map { PropertyListDraft.Entry(key: $0.key, value: .text($0.value.value)) }
        let entries = addition.dictionary.entries ?? []
        guard let kind = forms.first?.value.order, !entries.isEmpty else {
            return [editor.insertion(of: drafts, into: addition.dictionary)]
        }
        // Keep only entries whose order is greater than that of all previous entries, so that the list is sorted and
        // allows a binary search. It always contains the successor of a form.
        var ascending: [(order: FormOrder, entry: PropertyListEntry)] = []
        for entry in entries {
            guard let order = FormOrder(entry.key.key.text, like: kind) else { continue }
            if ascending.last.map({ order > $0.order }) ?? true { ascending.append((order, entry)) }
        }
        return zip(forms, drafts).map { form, draft in
            let successor = ascending[ascending.partitioningIndex { $0.order > form.value.order }...].first?.entry
            return editor.insertion(of: [draft], into: addition.dictionary, before: successor)
        }
    }

    private var newVariables: [TextEdit] {
        extended.values.sorted { $0.node.span < $1.node.span }.map { rule in
            let drafts = rule.names.map { name in
                let value = StringsdictDraft.variable(specifier: nil, forms: rule.forms[name] ?? [:])
                return PropertyListDraft.Entry(key: name, value: value)
            }
            return editor.insertion(of: drafts, into: rule.node)
        }
    }
}

/// The position of a form in a dictionary: categories in CLDR's order, widths in ascending order, devices at the end.
private enum FormOrder: Comparable {
    case category(PluralCategory)
    case width(Int)
    case name(String)

    /// The position of an existing key; nil if the key isn't of the same kind as `other`, or if `other` is a device.
    init?(_ key: String, like other: FormOrder) {
        switch other {
        case .category:
            guard let category = PluralCategory(rawValue: key) else { return nil }
            self = .category(category)
        case .width:
            guard let width = Int(key) else { return nil }
            self = .width(width)
        case .name: return nil
        }
    }
}

extension VariationPath {
    fileprivate var device: String? {
        for case .device(let device) in steps { return device }
        return nil
    }
}

/// The devices or widths of an entry, looked up once for all strings that are set in it.
private struct EntryIndex {
    /// The dictionary with the devices or widths.
    let node: PropertyListNode?
    private(set) var devices: [String: StringsdictEntry.Body] = [:]
    private(set) var widths: [Int: PropertyListString] = [:]

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

/// The variables of a format by name, and their arguments, looked up once for all strings that are set in the format.
private struct RuleIndex {
    private let rule: StringsdictFormatRule
    let variables: [String: StringsdictVariable]
    private lazy var arguments = rule.arguments

    init(of rule: StringsdictFormatRule) {
        self.rule = rule
        variables = Dictionary(rule.variables.map { ($0.name, $0) }) { $1 }
    }

    /// Replaces `%arg`, which only catalogs support, with a format specifier.
    mutating func resolvingArgument(of form: String, in variable: StringsdictVariable) -> String {
        SubstitutionArgument.replaced(in: form, specifier: variable.specifier, argument: arguments[variable.name] ?? 1)
    }
}
