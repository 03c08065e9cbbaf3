internal import Yams

/// A change that sets a value from a locale file in a style, in place of the parent's value.
typealias StyleChange = @Sendable (inout LocaleStyle) -> Void

/// A key in a locale file: its name, and the effect of its value on a style.
struct StyleField: Sendable {
    let name: String
    /// The keys of a group; empty for a key with a value.
    var members: [StyleField] = []
    let read: @Sendable (Node, inout ProblemLog) -> [StyleChange]

    /// A key that sets one property.
    static func value<Value: Sendable>(
        _ name: String, _ property: any WritableKeyPath<LocaleStyle, Value> & Sendable, _ reader: ValueReader<Value>
    ) -> StyleField {
        StyleField(name: name) { node, log in
            guard let value = reader.read(node, &log) else { return [] }
            return [{ $0[keyPath: property] = value }]
        }
    }

    /// A key that contains other keys.
    static func group(_ name: String, _ fields: [StyleField]) -> StyleField {
        StyleField(name: name, members: fields) { node, log in changes(in: node, fields, &log) }
    }

    /// The changes from the keys of a mapping.
    static func changes(in node: Node, _ fields: [StyleField], _ log: inout ProblemLog) -> [StyleChange] {
        guard let members = node.mapping else {
            log.add("Expected the keys \(fields.map(\.name).joined(separator: ", ")).", at: node)
            return []
        }
        return members.flatMap { key, value -> [StyleChange] in
            guard let name = key.scalar?.string else {
                log.add("A key must be a string.", at: key)
                return []
            }
            if let field = fields.first(where: { $0.name == name }) { return field.read(value, &log) }
            log.add(
                "Unknown key “\(name.prefix(64))”.", at: key,
                suggestion: NearestName.of(name, in: fields.map(\.name)))
            return []
        }
    }
}
