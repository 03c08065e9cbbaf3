import AXScan
import AXSource
import Foundation

/// A JSON value in a message.
package enum RPCValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([RPCValue])
    case object([String: RPCValue])

    /// The value of a member; nil if it's missing, or if this value isn't an object.
    package subscript(name: String) -> RPCValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    package var text: String? { if case .string(let text) = self { text } else { nil } }

    package var elements: [RPCValue]? { if case .array(let elements) = self { elements } else { nil } }

    package var members: [String: RPCValue]? { if case .object(let members) = self { members } else { nil } }

    /// The type of the value, for error messages.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension RPCValue? {
    /// The value, or an empty object if it is missing or null. Some clients send null for an empty object.
    var orEmpty: RPCValue { if let self, self != .null { self } else { [:] } }
}

extension RPCValue {
    /// - Returns: nil for text that isn't valid JSON, or is nested too deeply.
    package init?(parsing line: [UInt8]) {
        let tree = JSONTree(line)
        guard tree.fault == nil, let root = tree.root else { return nil }
        self.init(root, of: tree)
    }

    /// The recursion is safe, because the nesting of a tree is limited.
    private init(_ node: Int, of tree: JSONTree) {
        switch tree.nodes[node].kind {
        case .object:
            let members = tree.members(of: node).map { (tree.string($0.key), RPCValue($0.value, of: tree)) }
            self = .object(Dictionary(members) { $1 })
        case .array: self = .array(tree.elements(of: node).map { RPCValue($0, of: tree) })
        case .string, .escapedString: self = .string(tree.string(node))
        case .number: self = Self.number(tree.string(node))
        case .literal: self = tree.string(node) == "null" ? .null : .bool(tree.string(node) == "true")
        }
    }

    /// The number that `text` represents. A number with a fraction of zero, such as `2.0`, is an integer.
    private static func number(_ text: String) -> RPCValue {
        let value = Double(text) ?? 0
        return (Int(text) ?? Int(exactly: value)).map { .integer($0) } ?? .number(value)
    }

    /// The JSON encoding of a value of another type; null if it can't be encoded.
    package init(_ value: some Encodable) {
        self = Self.encoded(value).flatMap { RPCValue(parsing: Array($0)) } ?? .null
    }

    /// The value as JSON on one line. Equal values have equal bytes.
    package var line: String { String(decoding: Self.encoded(self) ?? Data("null".utf8), as: UTF8.self) }

    private static func encoded(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(value)
    }
}

extension RPCValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension RPCValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: RPCValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, RPCValue)...) { self = .object(Dictionary(elements) { $1 }) }
}
