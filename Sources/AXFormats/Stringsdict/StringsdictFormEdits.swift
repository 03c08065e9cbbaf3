import AXLocale
import AXModel
import AXSource

/// Collects the edits that set single texts. Forms that are missing are added together, in CLDR's order.
struct StringsdictFormEdits {
    /// Forms that one dictionary lacks.
    private struct Addition {
        let dictionary: PropertyListNode
        /// By what they are ordered among the entries of the dictionary.
        var forms: [(order: FormOrder, key: String, value: String)]
    }

    /// A variable that a format lacks, with its forms.
    private struct NewVariable {
        let rule: PropertyListNode
        let name: String
        var forms: [PluralCategory: String]
    }

    private let editor: PropertyListEdits
    private var texts: [Span: TextEdit] = [:]
    private var additions: [Int: Addition] = [:]
    private var variables: [NewVariable] = []

    init(_ editor: PropertyListEdits) {
        self.editor = editor
    }

    /// Notes that a text of an entry is to be `value`. A way that the entry's rule does not know is passed over.
    mutating func set(_ path: FormPath, of entry: StringsdictEntry, to value: String) {
        switch (entry.body, path.steps.first) {
        case (.text(let text), nil): set(text, to: value)
        case (.format(let rule), nil): set(rule.format, to: value)
        case (.format(let rule), .substitution(let name)?):
            if case .plural(let category)? = path.steps.dropFirst().first, path.steps.count == 2 {
                set(category, of: name, in: rule, to: value)
            }
        case (.device(let devices), let step?):
            guard let device = path.device else { return }
            let body = devices.last { $0.name == device }?.body
            if case .device = step, path.steps.count == 1 {
                setDevice(device, body, of: entry, to: value)
            } else if case .substitution(let name) = step, case .format(let rule)? = body,
                case .plural(let category)? = path.steps.last
            {
                set(category, of: name, in: rule, to: value)
            }
        case (.width(let widths), .width(let width)?):
            if let text = widths.last(where: { $0.width == width })?.entry.value.text {
                set(text, to: value)
            } else if let node = entry.entry.value.entry(StringsdictKeys.width)?.value {
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

    private mutating func set(_ text: PropertyListText, to value: String) {
        texts[text.span] = editor.edit(text, to: value)
    }

    private mutating func setDevice(
        _ device: String, _ body: StringsdictEntry.Body?, of entry: StringsdictEntry, to value: String
    ) {
        switch body {
        case .text(let text)?: set(text, to: value)
        case .format(let rule)?: set(rule.format, to: value)
        case nil:
            guard let node = entry.entry.value.entry(StringsdictKeys.device)?.value else { return }
            add(.name(device), key: device, value, to: node)
        default: return
        }
    }

    private mutating func set(
        _ category: PluralCategory, of name: String, in rule: StringsdictFormatRule, to value: String
    ) {
        guard let variable = rule.variables.last(where: { $0.name == name }) else {
            return set(category, ofNew: name, in: rule, to: value)
        }
        let form = variable.forms.last { $0.category == category }
        // What a file spells like a catalog stays as it is.
        let value = form?.text.key == StringKey(value) ? value : Self.spelled(value, for: variable, in: rule)
        if let form {
            set(form.text, to: value)
        } else if let other = variable.entry.value.entry(StringKey(category.rawValue)) {
            texts[other.value.span] = editor.replacement(of: other.value, by: value)
        } else {
            add(.category(category), key: category.rawValue, value, to: variable.entry.value)
        }
    }

    /// A form that comes from a catalog names its argument by `%arg`, which only catalogs know.
    private static func spelled(
        _ value: String, for variable: StringsdictVariable, in rule: StringsdictFormatRule
    ) -> String {
        guard value.utf8.contains(UInt8(ascii: "%")) else { return value }
        return ArgumentToken.replaced(
            in: value, specifier: variable.specifier, argument: rule.arguments[variable.name] ?? 1)
    }

    private mutating func set(
        _ category: PluralCategory, ofNew name: String, in rule: StringsdictFormatRule, to value: String
    ) {
        let known = variables.firstIndex { $0.name == name && $0.rule.span == rule.node.span }
        if let known {
            variables[known].forms[category] = value
        } else {
            variables.append(NewVariable(rule: rule.node, name: name, forms: [category: value]))
        }
    }

    private mutating func add(_ order: FormOrder, key: String, _ value: String, to dictionary: PropertyListNode) {
        var addition = additions[dictionary.span.start] ?? Addition(dictionary: dictionary, forms: [])
        addition.forms.removeAll { $0.key == key }
        addition.forms.append((order, key, value))
        additions[dictionary.span.start] = addition
    }

    // MARK: Edits

    private func edits(of addition: Addition) -> [TextEdit] {
        let entries = addition.dictionary.entries ?? []
        let forms = addition.forms.sorted { $0.order < $1.order }
        let drafts = forms.map { PropertyListDraft.Entry(key: $0.key, value: .text($0.value)) }
        guard !entries.isEmpty else { return [editor.insertion(of: drafts, into: addition.dictionary)] }
        return zip(forms, drafts).map { form, draft in
            let successor = entries.first { entry in
                FormOrder(entry.key.key.text, like: form.order).map { $0 > form.order } ?? false
            }
            return editor.insertion(of: [draft], into: addition.dictionary, before: successor)
        }
    }

    private var newVariables: [TextEdit] {
        Dictionary(grouping: variables) { $0.rule.span }.values.sorted { $0[0].rule.span < $1[0].rule.span }
            .map { variables in
                let drafts = variables.map { variable in
                    let value = StringsdictDraft.variable(specifier: nil, forms: variable.forms)
                    return PropertyListDraft.Entry(key: variable.name, value: value)
                }
                return editor.insertion(of: drafts, into: variables[0].rule)
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

extension FormPath {
    /// The device that the way leads through.
    fileprivate var device: String? {
        for case .device(let device) in steps { return device }
        return nil
    }
}
