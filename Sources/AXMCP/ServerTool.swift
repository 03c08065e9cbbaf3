/// A tool that an assistant can call.
package protocol ServerTool: Sendable {
    var page: ToolPage { get }

    /// - Parameter arguments: They have been checked against ``ToolPage/parameters``.
    /// - Throws: what went wrong, with what the assistant can do next.
    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue
}

/// What an assistant is told about a tool.
package struct ToolPage: Sendable {
    package let name: String
    let title: String
    let description: String
    let parameters: [ToolParameter]
    /// A JSON schema of the answer, which is an object.
    package let answer: RPCValue
    /// Whether a call can change files.
    let writes: Bool

    package init(
        name: String, title: String, description: String, parameters: [ToolParameter], answer: RPCValue,
        writes: Bool = false
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.parameters = parameters
        self.answer = answer
        self.writes = writes
    }

    var listed: RPCValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": ToolParameter.schema(parameters), "outputSchema": answer,
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes),
                "idempotentHint": true, "openWorldHint": false,
            ],
        ]
    }
}

/// Why a tool has no answer. Assistants read it and try again.
package struct ToolFailure: Error, Hashable, Sendable {
    let message: String
    /// What the assistant can do.
    let next: String

    package init(_ message: String, next: String) {
        self.message = message
        self.next = next
    }
}

/// A parameter of a tool, from which its schema and its check are made.
package struct ToolParameter: Sendable {
    package indirect enum Kind: Sendable {
        case text
        case choice([String])
        case integer(ClosedRange<Int>)
        case flag
        /// An object whose values are strings, such as plural forms.
        case texts(names: [String])
        /// At most this many objects.
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
