/// A document that assistants can read.
package struct ServerResource: Sendable {
    let uri: String
    let title: String
    let description: String
    let mimeType: String
    let text: @Sendable () throws(ToolFailure) -> String

    package init(
        uri: String, title: String, description: String, mimeType: String,
        text: @escaping @Sendable () throws(ToolFailure) -> String
    ) {
        self.uri = uri
        self.title = title
        self.description = description
        self.mimeType = mimeType
        self.text = text
    }

    /// The last part of the address.
    private var name: String { uri.split(separator: "/").last.map(String.init) ?? uri }

    var listed: RPCValue {
        [
            "uri": .string(uri), "name": .string(name), "title": .string(title), "description": .string(description),
            "mimeType": .string(mimeType),
        ]
    }
}

/// A set of documents whose addresses differ only in the last part, such as `axstrings://rules/{id}`.
package struct ServerResourceTemplate: Sendable {
    /// The address without the last part.
    let prefix: String
    /// The name of the variable for the last part, such as `id`.
    let variable: String
    let title: String
    let description: String
    /// - Returns: nil for an unknown name.
    let resource: @Sendable (_ name: String) -> ServerResource?

    package init(
        prefix: String, variable: String, title: String, description: String,
        resource: @escaping @Sendable (_ name: String) -> ServerResource?
    ) {
        self.prefix = prefix
        self.variable = variable
        self.title = title
        self.description = description
        self.resource = resource
    }

    var listed: RPCValue {
        [
            "uriTemplate": .string("\(prefix){\(variable)}"), "name": .string(variable), "title": .string(title),
            "description": .string(description), "mimeType": "text/markdown",
        ]
    }
}

/// A prepared request to the assistant. Users choose it, and the client sends it.
package struct ServerPrompt: Sendable {
    package struct Argument: Sendable {
        let name: String
        let description: String

        package init(_ name: String, _ description: String) {
            self.name = name
            self.description = description
        }
    }

    let name: String
    let title: String
    let description: String
    /// The arguments, all of which are required.
    let arguments: [Argument]
    /// - Returns: the text of the request, with the values of the arguments.
    let text: @Sendable (_ values: [String: String]) -> String

    package init(
        name: String, title: String, description: String, arguments: [Argument],
        text: @escaping @Sendable (_ values: [String: String]) -> String
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.arguments = arguments
        self.text = text
    }

    var listed: RPCValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "arguments": .array(
                arguments.map {
                    ["name": .string($0.name), "description": .string($0.description), "required": true]
                }),
        ]
    }
}
