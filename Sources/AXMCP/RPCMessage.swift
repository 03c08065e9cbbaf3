/// A message from the client, as defined by JSON-RPC 2.0 (https://www.jsonrpc.org/specification).
enum RPCMessage {
    case request(RPCRequest)
    case notification(method: String, params: RPCValue)
    /// An answer from the client. It's ignored, because this server doesn't send requests.
    case response
    /// - Parameter id: `null` if the message has no usable id.
    case invalid(RPCError, id: RPCValue)

    init(_ line: [UInt8]) {
        guard let message = RPCValue(parsing: line) else {
            self = .invalid(.parse, id: .null)
            return
        }
        guard message.members != nil else {
            // Only revision 2025-03-26 of the protocol has batches, and this server doesn't support it.
            self = .invalid(.request("a message must be an object"), id: .null)
            return
        }
        let id = Self.id(message["id"])
        guard message["jsonrpc"] == "2.0" else {
            self = .invalid(.request("“jsonrpc” must be “2.0”"), id: id ?? .null)
            return
        }
        guard let method = message["method"]?.text else {
            let isResponse = message["method"] == nil && (message["result"] != nil || message["error"] != nil)
            self = isResponse ? .response : .invalid(.request("“method” must be a string"), id: id ?? .null)
            return
        }
        let params = message["params"].orEmpty
        if message["id"] == nil {
            // Notifications are never answered, not even invalid ones.
            self = .notification(method: method, params: params)
        } else if let id {
            self =
                params.members == nil
                ? .invalid(.request("“params” must be an object"), id: id)
                : .request(RPCRequest(id: id, method: method, params: params))
        } else {
            self = .invalid(.request("“id” must be a string or a whole number"), id: .null)
        }
    }

    /// - Returns: nil for a value that can't be an id.
    private static func id(_ value: RPCValue?) -> RPCValue? {
        switch value {
        case .string?, .integer?: value
        default: nil
        }
    }
}

struct RPCRequest {
    /// The id: a string or an integer.
    let id: RPCValue
    let method: String
    /// The parameters, which are an object.
    let params: RPCValue

    /// The protocol revision that the request specifies; nil if it specifies none, as after `initialize`.
    var revision: RPCValue? { params["_meta"]?["io.modelcontextprotocol/protocolVersion"] }
}

/// The error in the answer to an invalid message or a failed request.
package struct RPCError: Error, Hashable, Sendable {
    let code: Int
    let message: String
    var data: RPCValue?

    static let parse = RPCError(code: -32_700, message: "the line isn't valid JSON, or is nested too deeply")
    static func request(_ message: String) -> RPCError { RPCError(code: -32_600, message: message) }
    static func method(_ name: String) -> RPCError {
        RPCError(code: -32_601, message: "unknown method “\(name.prefix(64))”")
    }
    package static func parameters(_ message: String) -> RPCError { RPCError(code: -32_602, message: message) }
}

/// An answer to a request.
enum RPCAnswer {
    /// Encodes an answer as a line, including its line end.
    static func line(_ answer: Result<RPCValue, RPCError>, to id: RPCValue) -> String {
        var message: [String: RPCValue] = ["jsonrpc": "2.0", "id": id]
        switch answer {
        case .success(let result): message["result"] = result
        case .failure(let error):
            var value: [String: RPCValue] = ["code": .integer(error.code), "message": .string(error.message)]
            value["data"] = error.data
            message["error"] = .object(value)
        }
        return RPCValue.object(message).line + "\n"
    }
}
