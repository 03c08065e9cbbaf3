import AXLocale
import AXModel
import AXSource

/// Collects the edits that set single texts. Forms that are missing are added together, in CLDR's order.
struct StringsdictFormEdits {
    /// Forms that one dictionary lacks.
    private struct Addition {
        let dictionary: PropertyListNode
        /// Each under its key, with what it is ordered by among the entries of the dictionary.
        var forms: [String: (order: FormOrder, value: String)] = [:]
    }

    /// A format, and the variables that it lacks, in the order in which they are first named.
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
    private var texts: [Span: TextEdit] = [:]
    private var additions: [Int: Addition] = [:]
    private var extended: [Span: ExtendedRule] = [:]
    /// What the entries and the formats hold that were asked for, by their places.
    private var entries: [Span: StringsdictEntryIndex] = [:]
    private var rules: [Span: StringsdictRuleIndex] = [:]

    init(_ editor: PropertyListEdits) {
        self.editor = editor
    }

    /// Notes that a text of an entry is to be `value`. A way that the entry's rule does not know is passed over.
    mutating func set(_ path: VariationPath, of entry: StringsdictEntry, to value: String) {
        switch (entry.body, path.steps.first) {
        case (.text(let text), nil): set(text, to: value)
        case (.format(let rule), nil): set(rule.format, to: value)
        case (.format(let rule), .substitution(let name)?):
            if case .plural(let category)? = path.steps.dropFirst().first, path.steps.count == 2 {
                set(category, of: name, in: rule, to: value)
            }
        case (.device, let step?):
            guard let device = path.device else { return }
            let body = index(of: entry).devices[device]
            if case .device = step, path.steps.count == 1 {
                setDevice(device, body, in: index(of: entry), to: value)
            } else if case .substitution(let name) = step, case .format(let rule)? = body,
                case .plural(let category)? = path.steps.last
            {
                set(category, of: name, in: rule, to: value)
            }
        case (.width, .width(let width)?):
            let index = index(of: entry)
            if let text = index.widths[width] {
                set(text, to: value)
            } else if let node = index.node {
                add(.width(width), key: String(width), value, to: node)
            }
        default: return
        }
    }

    /// The edits for all that was noted.
    var edits: [TextEdit] {
        texts.values.sorted { $0.span < $1.span }
            + additions.values.sorted { $0.dictionary.span < $1.dictionary.span }
            .flatMap(edits) + newVariables
    }

    private mutating func index(of entry: StringsdictEntry) -> StringsdictEntryIndex {
        let index = entries[entry.entry.span] ?? StringsdictEntryIndex(of: entry)
        entries[entry.entry.span] = index
        return index
    }

    private mutating func set(_ text: PropertyListString, to value: String) {
        texts[text.span] = editor.edit(text, to: value)
    }

    private mutating func setDevice(
        _ device: String, _ body: StringsdictEntry.Body?, in entry: StringsdictEntryIndex, to value: String
    ) {
        switch body {
        case .text(let text)?: set(text, to: value)
        case .format(let rule)?: set(rule.format, to: value)
        case nil:
            guard let node = entry.node else { return }
            add(.name(device), key: device, value, to: node)
        default: return
        }
    }

    private mutating func set(
        _ category: PluralCategory, of name: String, in rule: StringsdictFormatRule, to value: String
    ) {
        let place = rule.node.span
        if rules[place] == nil { rules[place] = StringsdictRuleIndex(of: rule) }
        guard let variable = rules[place]?.variables[name] else {
            extended[place, default: ExtendedRule(node: rule.node)].set(category, of: name, to: value)
            return
        }
        let form = variable.forms.last { $0.category == category }
        // What a file spells like a catalog stays as it is; a form that comes from one names its argument by `%arg`.
        let isSpelled = form?.text.key == StringKey(value) || !value.utf8.contains(UInt8(ascii: "%"))
        let value = isSpelled ? value : rules[place]?.spelled(value, for: variable) ?? value
        if let form {
            set(form.text, to: value)
        } else if let other = variable.entry.value.entry(StringKey(category.rawValue)) {
            texts[other.value.span] = editor.replacement(of: other.value, by: value)
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
        // The entries that come after all before them: the first one that comes after a form is among these.
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

/// Where a form stands among its neighbors: categories in CLDR's order, widths from narrow to wide, devices at the end.
private enum FormOrder: Comparable {
    case category(PluralCategory)
    case width(Int)
    case name(String)

    /// The place of a key that is there already, in the order that `other` belongs to; nil for a key of another kind.
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
    /// The device that the way leads through.
    fileprivate var device: String? {
        for case .device(let device) in steps { return device }
        return nil
    }
}

/// The parts of an entry by name, found once for all texts that are set in it.
struct StringsdictEntryIndex {
    /// The dictionary of the devices or of the widths.
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
