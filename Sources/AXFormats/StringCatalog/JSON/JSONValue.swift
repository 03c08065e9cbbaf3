import AXScan
import AXSource

/// JSON that is to be written.
indirect enum JSONValue: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let key: StringKey
        let value: JSONValue
    }

    case object([Member])
    case array([JSONValue])
    case text(StringKey)
    /// A number or a literal, as spelled.
    case raw(String)

    /// An object of the members that are not nil.
    static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(key: StringKey(name), value: $0) } })
    }

    static func text(_ string: String) -> JSONValue { .text(StringKey(string)) }

    /// A node of a file with all that is in it.
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

    /// The value with the members of every object in the order that Xcode gives them.
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
