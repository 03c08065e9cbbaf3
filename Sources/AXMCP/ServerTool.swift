/// A tool that an assistant can call.
package protocol ServerTool: Sendable {
    var page: ToolPage { get }

    /// - Parameter arguments: the arguments, checked against ``ToolPage/parameters``.
    /// - Throws: ``ToolFailure`` with the error and the assistant's options.
    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue
}

/// The description of a tool for assistants.
package struct ToolPage: Sendable {
    package let name: String
    let title: String
    let description: String
    let parameters: [ToolParameter]
    /// The JSON schema of the answer, which is an object.
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
