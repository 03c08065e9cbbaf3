import AXScan
import AXSource

/// A JSON value to write.
indirect enum JSONValue: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let key: StringKey
        let value: JSONValue
    }

    case object([Member])
    case array([JSONValue])
    case text(StringKey)
    /// A number or a literal, in the file's notation.
    case raw(String)

    /// An object with the members that aren't nil.
    static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(key: StringKey(name), value: $0) } })
    }

    static func text(_ string: String) -> JSONValue { .text(StringKey(string)) }

    /// A node of a file with its descendants.
    init(_ tree: JSONTree, _ number: Int) {
        switch tree.nodes[number].kind {
        case .object:
            self = .object(
                tree.members(of: number).map {
                    Member(key: StringKey(bytes: tree.bytes($0.key)), value: JSONValue(tree, $0.value))
                })
        case .array: self = .array(tree.elements(of: number).map { JSONValue(tree, $0) })
        case .string, .escapedString: self = .text(StringKey(bytes: tree.bytes(number)))
        case .number, .literal: self = .raw(tree.string(number))
        }
    }

    /// The value with the members of every object in Xcode's order.
    var inCatalogOrder: JSONValue {
        switch self {
        case .object(let members):
            .object(
                CatalogKeyOrder.order(of: members.map(\.key)).map {
                    Member(key: members[$0].key, value: members[$0].value.inCatalogOrder)
                })
        case .array(let elements): .array(elements.map(\.inCatalogOrder))
        case .text, .raw: self
        }
    }
}

/// The layout of a JSON file: line ends, indentation, colons, empty objects.
struct JSONLayout {
    /// The indentation per level; nil if the file is a single line.
    var indent: String?
    var newline = "\n"
    /// The text between a key and its value.
    var colon = " : "
    /// The text between two members, without the line break.
    var comma = ","
    /// Whether an empty object or array takes up three lines with an empty line in the middle, as in Xcode.
    var spreadsEmptyObjects = true
    var escapesSlashes = false

    static let xcode = JSONLayout(indent: "  ")

    /// The text of a value.
    /// - Parameter indentation: the indentation of the line that contains the value.
    func text(of value: JSONValue, indentation: String = "") -> String {
        var text = ""
        append(value, indentation, to: &text)
        return text
    }

    func text(of member: JSONValue.Member, indentation: String) -> String {
        quoted(member.key) + colon + text(of: member.value, indentation: indentation)
    }

    private func append(_ value: JSONValue, _ indentation: String, to text: inout String) {
        switch value {
        case .object(let members):
            appendContainer("{", "}", members, indentation, to: &text) { member, inner, text in
                text += quoted(member.key) + colon
                append(member.value, inner, to: &text)
            }
        case .array(let elements):
            appendContainer("[", "]", elements, indentation, to: &text) { append($0, $1, to: &$2) }
        case .text(let key): text += quoted(key)
        case .raw(let literal): text += literal
        }
    }

    private func appendContainer<Item>(
        _ open: String, _ close: String, _ items: [Item], _ indentation: String, to text: inout String,
        _ appendItem: (Item, String, inout String) -> Void
    ) {
        text += open
        let inner = indentation + (indent ?? "")
        for (number, item) in items.enumerated() {
            if number > 0 { text += comma }
            text += lineBreak(inner)
            appendItem(item, inner, &text)
        }
        if items.isEmpty, indent != nil, spreadsEmptyObjects { text += newline }
        if !items.isEmpty || spreadsEmptyObjects { text += lineBreak(indentation) }
        text += close
    }

    /// The beginning of a new line; empty if the file is a single line.
    func lineBreak(_ indentation: String) -> String {
        indent == nil ? "" : newline + indentation
    }

    func quoted(_ key: StringKey) -> String {
        "\"" + JSONEscaping.escape(key.bytes, escapingSlashes: escapesSlashes) + "\""
    }
}

extension JSONLayout {
    /// The layout of a file. Layout properties that the file doesn't show are those of Xcode.
    init(of tree: JSONTree, newline: String) {
        self = .xcode
        self.newline = newline
        escapesSlashes = Self.contains(tree.text, "\\/")
        guard let root = tree.root, let first = tree.members(of: root).first else { return }
        let rootStart = Int(tree.nodes[root].start) + 1
        let keyStart = Int(tree.nodes[first.key].start)
        indent = Self.indentation(in: tree.text[rootStart..<keyStart])
        let between = tree.text[Int(tree.nodes[first.key].end)..<Int(tree.nodes[first.value].start)]
        if !between.contains(0x0A), !between.contains(0x0D) { colon = String(decoding: between, as: UTF8.self) }
        comma = indent == nil ? Self.comma(in: tree) : ","
        spreadsEmptyObjects = Self.spreadsEmpty(tree) ?? (indent != nil && colon == " : ")
    }

    /// The white space after the last line break in a gap; nil without a line break.
    private static func indentation(in gap: some BidirectionalCollection<UInt8>) -> String? {
        guard let last = gap.lastIndex(where: \.isLineEnd) else { return nil }
        return String(decoding: gap[gap.index(after: last)...], as: UTF8.self)
    }

    /// The separator between the first two members of an object in the file, such as `, `; `,` if no object has two
    /// members.
    private static func comma(in tree: JSONTree) -> String {
        for number in tree.nodes.indices where tree.nodes[number].kind == .object {
            let members = tree.members(of: number)
            guard let left = members.first, let right = members.dropFirst().first else { continue }
            let gap = tree.text[Int(tree.nodes[left.value].end)..<Int(tree.nodes[right.key].start)]
            return String(decoding: gap, as: UTF8.self)
        }
        return ","
    }

    private static func spreadsEmpty(_ tree: JSONTree) -> Bool? {
        for (number, node) in tree.nodes.enumerated() where node.kind == .object && Int(node.next) == number + 1 {
            return indentation(in: tree.text[node.span.range]) != nil
        }
        return nil
    }

    private static func contains(_ text: [UInt8], _ needle: StaticString) -> Bool {
        let (first, second) = (needle.utf8Start[0], needle.utf8Start[1])
        return text.withUnsafeBufferPointer { text in
            var offset = 0
            while offset + 1 < text.count {
                if text[offset] == first {
                    if text[offset + 1] == second { return true }
                    offset += 1
                }
                offset += 1
            }
            return false
        }
    }
}
