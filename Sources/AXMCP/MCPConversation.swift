import Dispatch

/// One client's conversation with a server. Messages are read while requests are being answered, so that clients can
/// cancel requests.
package final class MCPConversation: Sendable {
    private let server: MCPServer
    private let print: @Sendable (String) -> Void
    /// Answers the requests in order. Only code on this queue prints.
    private let queue = DispatchQueue(label: "axstrings.mcp")
    private let state = DispatchQueue(label: "axstrings.mcp.state")
    /// These three variables are accessed only on ``state``.
    private nonisolated(unsafe) var open: [RPCValue: Int] = [:]
    private nonisolated(unsafe) var cancelled: Set<RPCValue> = []
    private nonisolated(unsafe) var hasHandshake = false
    /// Limits the number of messages that wait for an answer. Reading pauses at the limit.
    private let places = DispatchSemaphore(value: 64)

    /// - Parameter print: prints a line, including its line end.
    package init(with server: MCPServer, print: @escaping @Sendable (String) -> Void) {
        self.server = server
        self.print = print
    }

    /// Handles a message. If the message requires an answer, the answer is printed later, in the order of the messages.
    /// - Parameter line: the message, without its line end.
    package func receive(_ line: [UInt8]) {
        switch RPCMessage(line) {
        case .request(let request): answer(request)
        case .notification("notifications/cancelled", let params):
            guard let id = params["requestId"] else { return }
            state.sync { if open[id] != nil { cancelled.insert(id) } }
        // Any other notification is ignored, as the protocol requires for unknown ones.
        case .notification, .response: break
        case .invalid(let error, let id): refuse(error, id)
        }
    }

    /// Reports an error to the client, because a line was too long to be read.
    package func refuseLongLine() {
        refuse(.request("the line is longer than a message can be"), .null)
    }

    /// Waits until all requests are answered.
    package func finish() { queue.sync {} }

    private func refuse(_ error: RPCError, _ id: RPCValue) {
        enqueue { $0.print(RPCAnswer.line(.failure(error), to: id)) }
    }

    private func enqueue(_ step: @escaping @Sendable (MCPConversation) -> Void) {
        places.wait()
        queue.async {
            step(self)
            self.places.signal()
        }
    }

    private func answer(_ request: RPCRequest) {
        state.sync { open[request.id, default: 0] += 1 }
        enqueue { $0.answerNow(request) }
    }

    private func answerNow(_ request: RPCRequest) {
        let isWanted = state.sync { !cancelled.contains(request.id) }
        let answer = isWanted ? server.answer(to: request, hasHandshake: state.sync { hasHandshake }) : nil
        if request.method == "initialize", case .success? = answer { state.sync { hasHandshake = true } }
        // A client doesn't expect an answer to a request that it has cancelled.
        if let answer, close(request.id) { print(RPCAnswer.line(answer, to: request.id)) }
        if answer == nil { _ = close(request.id) }
    }

    /// Ends a request.
    /// - Returns: whether the client still wants the answer.
    private func close(_ id: RPCValue) -> Bool {
        state.sync {
            let count = (open[id] ?? 1) - 1
            open[id] = count > 0 ? count : nil
            return count > 0 ? !cancelled.contains(id) : cancelled.remove(id) == nil
        }
    }
}
