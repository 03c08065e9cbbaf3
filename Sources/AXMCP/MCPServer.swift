/// A server of the Model Context Protocol: its tools, documents and prompts, and its answers to messages.
package struct MCPServer: Sendable {
    let name: String
    let version: String
    /// Information that an assistant needs before it uses the tools.
    let instructions: String
    let tools: [any ServerTool]
    let resources: [ServerResource]
    let templates: [ServerResourceTemplate]
    let prompts: [ServerPrompt]

    /// The descriptions of all tools.
    package var pages: [ToolPage] { tools.map(\.page) }

    /// The maximum length of an answer, in UTF-8 bytes. A longer answer doesn't fit in an assistant's context.
    private static let longestAnswer = 500_000

    package init(
        name: String, version: String, instructions: String, tools: [any ServerTool], resources: [ServerResource],
        templates: [ServerResourceTemplate], prompts: [ServerPrompt]
    ) {
        self.name = name
        self.version = version
        self.instructions = instructions
        self.tools = tools
        self.resources = resources
        self.templates = templates
        self.prompts = prompts
    }

    /// - Parameter hasHandshake: whether the client has sent `initialize`.
    func answer(to request: RPCRequest, hasHandshake: Bool) -> Result<RPCValue, RPCError> {
        do throws(RPCError) {
            try checkRevision(of: request, hasHandshake)
            var result = try result(of: request)
            result["resultType"] = "complete"
            return .success(.object(result))
        } catch {
            return .failure(error)
        }
    }

    /// Checks the revision of a request. Since revision 2026-07-28, every request specifies its revision. Clients of
    /// earlier revisions send `initialize` first.
    private func checkRevision(of request: RPCRequest, _ hasHandshake: Bool) throws(RPCError) {
        if let named = request.revision {
            let name = named.text ?? named.line
            if !ProtocolRevision.all.contains(name) { throw Self.unsupported(String(name.prefix(64))) }
        } else if !hasHandshake, !["initialize", "ping", "server/discover"].contains(request.method) {
            throw .request("the request names no protocol version, and the client hasn't sent “initialize”")
        }
    }

    /// The error for a revision that the server doesn't support. Revision 2026-07-28 defines its code.
    private static func unsupported(_ revision: String) -> RPCError {
        let supported = ProtocolRevision.all.map { RPCValue.string($0) }
        return RPCError(
            code: -32_022, message: "unsupported protocol version",
            data: ["supported": .array(supported), "requested": .string(revision)])
    }

    private func result(of request: RPCRequest) throws(RPCError) -> [String: RPCValue] {
        let params = request.params
        switch request.method {
        case "initialize": return try initialize(params)
        case "server/discover": return cacheable(discovery)
        case "ping": return [:]
        case "tools/list": return try list("tools", tools.map(\.page.listed), params)
        case "tools/call": return try call(params)
        case "resources/list": return try list("resources", resources.map(\.listed), params)
        case "resources/templates/list": return try list("resourceTemplates", templates.map(\.listed), params)
        case "resources/read": return try read(params)
        case "prompts/list": return try list("prompts", prompts.map(\.listed), params)
        case "prompts/get": return try prompt(params)
        default: throw .method(request.method)
        }
    }

    // MARK: Capabilities

    private var capabilities: RPCValue { ["tools": [:], "resources": [:], "prompts": [:]] }

    private var identity: RPCValue { ["name": .string(name), "version": .string(version)] }

    private func initialize(_ params: RPCValue) throws(RPCError) -> [String: RPCValue] {
        guard let requested = params["protocolVersion"]?.text else {
            throw .parameters("“protocolVersion” must be a string")
        }
        return [
            "protocolVersion": .string(ProtocolRevision.agreed(with: requested)), "capabilities": capabilities,
            "serverInfo": identity, "instructions": .string(instructions),
        ]
    }

    private var discovery: [String: RPCValue] {
        [
            "supportedVersions": .array(ProtocolRevision.all.map { .string($0) }), "capabilities": capabilities,
            "instructions": .string(instructions), "_meta": ["io.modelcontextprotocol/serverInfo": identity],
        ]
    }

    /// Adds the members that control caching. Files can change at any time, so clients shouldn't cache any result.
    private func cacheable(_ result: [String: RPCValue]) -> [String: RPCValue] {
        result.merging(["ttlMs": 0, "cacheScope": "private"]) { own, _ in own }
    }

    private func list(_ name: String, _ all: [RPCValue], _ params: RPCValue) throws(RPCError) -> [String: RPCValue] {
        // The lists are short, so this server returns each list on one page and never issues a cursor.
        if let cursor = params["cursor"], cursor != .null { throw .parameters("unknown cursor") }
        return cacheable([name: .array(all)])
    }

    // MARK: Tools

    private func call(_ params: RPCValue) throws(RPCError) -> [String: RPCValue] {
        guard let name = params["name"]?.text, let tool = tools.first(where: { $0.page.name == name }) else {
            let known = tools.map(\.page.name).joined(separator: ", ")
            throw .parameters("unknown tool; use one of: \(known)")
        }
        guard let values = params["arguments"].orEmpty.members else {
            throw .parameters("“arguments” must be an object")
        }
        do throws(ToolFailure) {
            let answer = try tool.call(ToolArguments(values, for: tool.page.parameters))
            let text = answer.line
            guard text.utf8.count <= Self.longestAnswer else {
                throw ToolFailure("the answer would be too long", next: "Ask for less at once.")
            }
            return [
                "content": [["type": "text", "text": .string(text)]], "structuredContent": answer, "isError": false,
            ]
        } catch {
            return ["content": [["type": "text", "text": .string(error.text)]], "isError": true]
        }
    }

    // MARK: Documents and prompts

    private func read(_ params: RPCValue) throws(RPCError) -> [String: RPCValue] {
        guard let uri = params["uri"]?.text, let resource = resource(at: uri) else {
            throw .parameters("unknown resource; see resources/list and resources/templates/list")
        }
        do throws(ToolFailure) {
            let text = try resource.text()
            guard text.utf8.count <= Self.longestAnswer else {
                throw ToolFailure("the document is too long", next: "Read the file instead.")
            }
            let contents: RPCValue = [
                "uri": .string(resource.uri), "mimeType": .string(resource.mimeType), "text": .string(text),
            ]
            return cacheable(["contents": [contents]])
        } catch {
            throw RPCError(code: -32_603, message: error.text)
        }
    }

    private func resource(at uri: String) -> ServerResource? {
        if let resource = resources.first(where: { $0.uri == uri }) { return resource }
        return templates.lazy.compactMap { template in
            uri.hasPrefix(template.prefix) ? template.resource(String(uri.dropFirst(template.prefix.count))) : nil
        }.first
    }

    private func prompt(_ params: RPCValue) throws(RPCError) -> [String: RPCValue] {
        guard let name = params["name"]?.text, let prompt = prompts.first(where: { $0.name == name }) else {
            throw .parameters("unknown prompt; use one of: \(prompts.map(\.name).joined(separator: ", "))")
        }
        let values = params["arguments"]?.members?.compactMapValues(\.text) ?? [:]
        for argument in prompt.arguments where (values[argument.name] ?? "").isEmpty {
            throw .parameters("missing argument “\(argument.name)”: \(argument.description)")
        }
        let message: RPCValue = [
            "role": "user", "content": ["type": "text", "text": .string(prompt.text(values))],
        ]
        return ["description": .string(prompt.description), "messages": [message]]
    }
}
