import AXModel
import AXScan
import AXSource

/// Finds the sites where the statements of a function set strings, traits, states or visible text. They do so in
/// assignments, messages, function calls and dictionaries.
struct ObjCSiteFinder {
    let context: ObjCContext
    let table: APITable
    let scope: String
    private(set) var sites: [ObjCSite] = []
    private var enclosing = EnclosingBranch()
    /// The first equals sign of the latest chain of assignments, and the value of the chain.
    private var chain: (equals: Int, value: Range<Int>)?

    private var source: ObjCSource { context.source }
    private var receivers: ObjCReceiver { ObjCReceiver(source: context.source) }

    init(context: ObjCContext, table: APITable, scope: String) {
        self.context = context
        self.table = table
        self.scope = scope
    }

    /// Adds the sites of a statement, without its blocks, whose statements are read separately.
    mutating func read(_ statement: ObjCStatement) {
        enclosing = statement.enclosing
        var blocks = statement.blocks[...]
        var index = statement.range.lowerBound
        while index < statement.range.upperBound {
            if let block = blocks.first, index >= block.lowerBound {
                index = max(index, block.upperBound)
                blocks.removeFirst()
                continue
            }
            read(at: index, statement.range)
            index += 1
        }
    }

    private mutating func read(at index: Int, _ range: Range<Int>) {
        switch source.kind(index) {
        case .identifier:
            if source.isToken(index + 1, "=") || source.isToken(index + 1, "+=") || source.isToken(index + 1, "|=")
                || source.isToken(index + 1, "&=")
            {
                readAssignment(at: index, range)
            } else if source.isToken(index + 1, "("), let name = source.name(index) {
                readCall(name, at: index)
            }
        case .punctuator:
            if source.isToken(index, "["), let message = ObjCMessage(at: index, in: source) {
                readMessage(message)
            } else if source.isToken(index, "@"), source.isToken(index + 1, "{"), let close = source.closer(index + 1) {
                readAttributes(index + 2..<close)
            }
        default: break
        }
    }

    private mutating func add(_ kind: ObjCSite.Kind, at index: Int, _ element: String?, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        sites.append(
            ObjCSite(
                kind: kind, span: source.tokens[index].span, element: element, scope: scope, range: range,
                enclosing: enclosing))
    }

    /// Reads `receiver.property = value`. A bare name at the beginning of a statement is a property of `self` unless
    /// it's a local variable.
    private mutating func readAssignment(at index: Int, _ range: Range<Int>) {
        guard let name = source.name(index) else { return }
        let hasDot = source.isToken(index - 1, ".") || source.isToken(index - 1, "->")
        guard
            hasDot && index - 1 > range.lowerBound || index == range.lowerBound && context.body?.variables[name] == nil
        else { return }
        let receiver = hasDot ? receivers.operand(before: index - 1, from: range.lowerBound) : index..<index
        let element = hasDot ? receivers.name(of: receiver) : nil
        let value = value(after: index + 1, before: range.upperBound)
        if name == "accessibilityTraits" { return add(.traits, at: index, element, value) }
        if hasDot, let state = ObjCState(name) { return add(.state(state), at: index, element, value) }
        if hasDot, ObjCVisibleText.properties.contains(name) { add(.visibleText, at: index, element, value) }
        let bare = hasDot ? name : String(name.drop { $0 == "_" })
        guard let row = row(ofProperty: bare, element) else { return }
        let owner = ObjCReceiver.element(row, bare) ?? element
        add(.string(row), at: index, owner, value)
    }

    private func row(ofProperty name: String, _ element: String?) -> APIRow? {
        if let row = table.property(name) { return row }
        let type = (element?.lastName).flatMap(context.type)
        return type.flatMap { table.property(name, of: $0) }
    }

    /// The value after an equals sign; the last one in a chain of assignments.
    private mutating func value(after equals: Int, before end: Int) -> Range<Int> {
        if let chain, chain.equals < equals, equals < chain.value.lowerBound { return chain.value }
        var start = equals + 1
        var index = start
        while index < end, !isValueEnd(index) {
            if source.isToken(index, "=") { start = index + 1 }
            index = source.next(index, before: end)
        }
        let value = start..<max(start, min(index, end))
        chain = (equals, value)
        return value
    }

    private func isValueEnd(_ index: Int) -> Bool {
        source.isToken(index, ",") || source.isToken(index, ")") || source.isToken(index, "]")
            || source.isToken(index, ";") || source.isToken(index, "}")
    }

    /// Reads a function call: `UIAccessibilityPostNotification(…)`.
    private mutating func readCall(_ name: String, at index: Int) {
        let rows = table.calls(name)
        guard !rows.isEmpty, let close = source.closer(index + 1) else { return }
        let arguments = ObjCArguments.split(index + 2..<close, in: source)
        for row in rows {
            guard case .call(_, let argument, let requirement) = row.shape, meets(requirement, arguments) else {
                continue
            }
            switch argument {
            case .position(let number) where number < arguments.count:
                add(.string(row), at: index, nil, arguments[number])
            case .entryAt(let number, let keys) where number < arguments.count:
                addEntries(keys, of: arguments[number], row, at: index)
            default: continue
            }
            return
        }
    }

    private func meets(_ requirement: APIRow.Requirement?, _ arguments: [Range<Int>]) -> Bool {
        guard let requirement else { return true }
        guard case .position(let number) = requirement.argument, number < arguments.count else { return false }
        return requirement.names.contains(source.text(arguments[number]))
    }

    /// Adds the values of `keys` in a dictionary literal. Any other expression is added as a whole.
    private mutating func addEntries(_ keys: Set<String>, of range: Range<Int>, _ row: APIRow, at index: Int) {
        guard source.isToken(range.lowerBound, "@"), let close = source.closer(range.lowerBound + 1) else {
            return add(.string(row), at: index, nil, range)
        }
        let entries = ObjCArguments.entries(range.lowerBound + 2..<close, in: source)
        for entry in entries where keys.contains(source.text(entry.key)) {
            add(.string(row), at: index, nil, entry.value)
        }
    }

    /// Reads the attributes in a dictionary literal: `@{ UIAccessibilitySpeechAttributeLanguage: @"de" }`. Skips an
    /// announcement, which is found by the call that posts it.
    private mutating func readAttributes(_ range: Range<Int>) {
        for entry in ObjCArguments.entries(range, in: source) where entry.key.count == 1 {
            guard let name = source.name(entry.key.lowerBound), let row = ObjCAttributes.row(name),
                row.role != .announcement
            else { continue }
            let api = APIRow(row.api, .attribute(name), row.role)
            add(.string(api), at: entry.key.lowerBound, nil, entry.value)
        }
    }
}

extension ObjCSiteFinder {
    private mutating func readMessage(_ message: ObjCMessage) {
        let first = message.parts[0]
        let element = receivers.name(of: message.receiver)
        if let name = APITable.property(ofSetter: first.name) {
            if name == "accessibilityTraits" { return add(.traits, at: first.index, element, first.argument) }
            if let state = ObjCState(name) { return add(.state(state), at: first.index, element, first.argument) }
            if ObjCVisibleText.properties.contains(name) { add(.visibleText, at: first.index, element, first.argument) }
            if let row = row(ofProperty: name, element) {
                return add(
                    .string(row), at: first.index, ObjCReceiver.element(row, name) ?? element, first.argument)
            }
        }
        if first.name == "accessibilitySetOverrideValue" { return readOverride(message, element) }
        if first.name == "addAttribute", message.parts.count > 1 { return readAttribute(message, element) }
        if readInitializer(message) { return }
        readArguments(message)
    }

    /// Adds the arguments of an initializer or factory method: `[[UIAccessibilityCustomAction alloc] initWithName:…]`.
    /// - Returns: Whether any argument was added.
    private mutating func readInitializer(_ message: ObjCMessage) -> Bool {
        guard let className = receivers.className(of: message) else { return false }
        var isFound = false
        for row in table.calls(className) + table.calls(className + ".element") {
            guard case .call(_, let argument, _) = row.shape, let label = Self.label(argument) else { continue }
            for part in message.parts where Self.isNamed(part.name, label) {
                add(.string(row), at: part.index, nil, part.argument)
                isFound = true
            }
        }
        return isFound
    }

    private static func label(_ argument: APIRow.Argument) -> String? {
        switch argument {
        case .label(let label), .closure(let label): label
        default: nil
        }
    }

    /// Whether a part of a selector matches a Swift label: `initWithName` and `name` match `name`.
    private static func isNamed(_ part: String, _ label: String) -> Bool {
        part == label || part.hasSuffix("With" + label.prefix(1).uppercased() + label.dropFirst())
    }

    /// Adds the arguments that the app's own methods name after an attribute: `buttonWithImage:accessibilityLabel:`.
    private mutating func readArguments(_ message: ObjCMessage) {
        for part in message.parts where !part.argument.isEmpty {
            guard let row = table.argument(part.name) ?? imageRow(part.name) else { continue }
            add(.string(row), at: part.index, nil, part.argument)
        }
    }

    /// The row for `accessibilityDescription:`, which describes an image in methods of any class; nil for any other
    /// name.
    private func imageRow(_ part: String) -> APIRow? {
        part == "accessibilityDescription" ? table.calls("NSImage").first : nil
    }

    private mutating func readOverride(_ message: ObjCMessage, _ element: String?) {
        guard message.parts.count > 1 else { return }
        let attribute = ObjCAttributes.swiftName(source.text(message.parts[1].argument))
        let rows = table.setters("accessibilitySetOverrideValue")
        let exact = rows.first { row in
            guard case .setter(_, let requirement?) = row.shape, let attribute else { return false }
            return requirement.names.contains(attribute)
        }
        let any = rows.first { if case .setter(_, nil) = $0.shape { true } else { false } }
        guard let row = exact ?? any else { return }
        add(.string(row), at: message.parts[0].index, element, message.parts[0].argument)
    }

    private mutating func readAttribute(_ message: ObjCMessage, _ element: String?) {
        guard message.parts[1].name == "value", let row = ObjCAttributes.row(source.text(message.parts[0].argument))
        else {
            return
        }
        let api = APIRow(row.api, .attribute(message.parts[0].name), row.role)
        add(.string(api), at: message.parts[0].index, element, message.parts[1].argument)
    }
}

/// A location where a statement sets a string, traits, a state or visible text of an element.
struct ObjCSite {
    enum Kind {
        case string(APIRow)
        case traits
        case state(ObjCState)
        case visibleText
    }

    let kind: Kind
    /// The name of the API.
    let span: Span
    /// The receiver; nil for `self`, or if there isn't one.
    let element: String?
    /// Identifies the function, because receivers in different functions can have the same name.
    let scope: String
    /// The value.
    let range: Range<Int>
    let enclosing: EnclosingBranch
}
