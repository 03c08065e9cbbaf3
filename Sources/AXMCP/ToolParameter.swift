/// A parameter of a tool. It determines the JSON schema that clients receive and the check of the argument.
package struct ToolParameter: Sendable {
    package indirect enum Kind: Sendable {
        case text
        case choice([String])
        case integer(ClosedRange<Int>)
        case flag
        /// An object whose values are strings, such as plural forms.
        case texts(names: [String])
        /// A list of objects with these parameters. It contains at least one and at most `most` objects.
        case list([ToolParameter], most: Int)
    }

    let name: String
    let kind: Kind
    let description: String
    let isRequired: Bool

    package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String) {
        self.name = name
        self.kind = kind
        self.description = description
        self.isRequired = isRequired
    }

    static func schema(_ parameters: [ToolParameter]) -> RPCValue {
        [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }),
            "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        ]
    }

    private var schema: RPCValue {
        var schema: [String: RPCValue] =
            switch kind {
            case .text: ["type": "string"]
            case .choice(let names): ["type": "string", "enum": .array(names.map { .string($0) })]
            case .integer(let range):
                ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
            case .flag: ["type": "boolean"]
            case .texts(let names):
                [
                    "type": "object", "additionalProperties": false,
                    "properties": .object(Dictionary(names.map { ($0, ["type": "string"]) }) { $1 }),
                ]
            case .list(let parameters, let most):
                ["type": "array", "minItems": 1, "maxItems": .integer(most), "items": Self.schema(parameters)]
            }
        schema["description"] = .string(description)
        return .object(schema)
    }
}
