internal import Yams

/// A setting that a file states, to be made on the style of its parent.
typealias StyleChange = @Sendable (inout LocaleStyle) -> Void

/// A member of a locale file: its name, and how its value becomes changes of a style.
struct StyleField: Sendable {
    let name: String
    /// The members of a group; a member with a value of its own has none.
    var members: [StyleField] = []
    let read: @Sendable (Node, inout ProblemLog) -> [StyleChange]

    /// A member that sets one property.
    static func value<Value: Sendable>(
        _ name: String, _ property: any WritableKeyPath<LocaleStyle, Value> & Sendable, _ reader: ValueReader<Value>
    ) -> StyleField {
        StyleField(name: name) { node, log in
            guard let value = reader.read(node, &log) else { return [] }
            return [{ $0[keyPath: property] = value }]
        }
    }

    /// A member that holds members.
    static func group(_ name: String, _ fields: [StyleField]) -> StyleField {
        StyleField(name: name, members: fields) { node, log in changes(in: node, fields, &log) }
    }

    /// The changes that the members of a mapping make.
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
