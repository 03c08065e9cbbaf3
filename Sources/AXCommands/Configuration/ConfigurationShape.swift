/// The type of a value in `.axstrings.yml`.
indirect enum ConfigurationShape: Sendable {
    case text
    case choice([String])
    /// A list of strings. A single string counts as a list with one element.
    case list
    case choices([String])
    /// A mapping from rules to levels.
    case levels
    /// A mapping whose keys are names chosen by the user.
    case mapping(of: String, ConfigurationShape)
    case object([(name: String, about: String, shape: ConfigurationShape)])
    /// The path of a file, or a value of the given shape in its place.
    case pathOr(ConfigurationShape)

    /// The type in words, such as “a list of strings”.
    var description: String {
        switch self {
        case .text: "a string"
        case .choice, .object: pluralDescription
        case .list: "a list of strings"
        case .choices(let names): "a list of any of " + Self.code(names)
        case .levels: "a mapping from rules to levels (\(Self.code(RuleLevels.Level.names))); `all` means every rule"
        case .mapping(let names, let shape): "a mapping from \(names) to \(shape.pluralDescription)"
        case .pathOr(let shape): "a path, or \(shape.description)"
        }
    }

    /// The type of several values, such as “lists of strings”.
    private var pluralDescription: String {
        switch self {
        case .text: "strings"
        case .choice(let names): "one of " + Self.code(names)
        case .list: "lists of strings"
        case .choices(let names): "lists of " + Self.code(names)
        case .levels: "mappings from rules to levels"
        case .mapping(let names, let shape): "mappings from \(names) to \(shape.pluralDescription)"
        case .object: "a mapping with these keys"
        case .pathOr(let shape): "paths, or \(shape.pluralDescription)"
        }
    }

    private static func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    /// The keys of an object as a list in Markdown; empty for other shapes.
    var keyList: String {
        if case .pathOr(let shape) = self { return shape.keyList }
        guard case .object(let keys) = self else { return "" }
        return "\n" + keys.map { "- `\($0.name)`: \($0.about) *Type: \($0.shape.description).*\n" }.joined()
    }

    /// - Parameter rules: the ids of all rules.
    func schema(_ rules: [String]) -> SchemaNode {
        switch self {
        case .text: .object(["type": .text("string"), "minLength": .number(1)])
        case .pathOr(let shape):
            .object(["anyOf": .list([ConfigurationShape.text.schema(rules), shape.schema(rules)])])
        case .choice(let names): .object(["enum": .list(names.map(SchemaNode.text))])
        case .list: Self.oneOrMore(.text, rules)
        case .choices(let names): Self.oneOrMore(.choice(names), rules)
        case .levels:
            .object([
                "type": .text("object"),
                "properties": .object(
                    Dictionary((rules + [RuleLevels.all]).map { ($0, SchemaNode.level) }) { first, _ in first }),
                "additionalProperties": .flag(false),
            ])
        case .mapping(_, let shape):
            .object(["type": .text("object"), "additionalProperties": shape.schema(rules)])
        case .object(let keys):
            .object([
                "type": .text("object"),
                "properties": .object(
                    Dictionary(
                        keys.map { key in
                            var members = key.shape.schema(rules).members
                            members["description"] = .text(key.about)
                            return (key.name, .object(members))
                        }
                    ) { first, _ in first }),
                "additionalProperties": .flag(false),
            ])
        }
    }

    private static func oneOrMore(_ shape: ConfigurationShape, _ rules: [String]) -> SchemaNode {
        let one = shape.schema(rules)
        return .object(["anyOf": .list([one, .object(["type": .text("array"), "items": one])])])
    }
}

/// A part of a JSON Schema.
indirect enum SchemaNode: Encodable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([SchemaNode])
    case object([String: SchemaNode])

    static let level = SchemaNode.object(["enum": .list(RuleLevels.Level.names.map(SchemaNode.text))])

    /// The members of an object; empty for any other node.
    var members: [String: SchemaNode] { if case .object(let members) = self { members } else { [:] } }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }
}
