import AXMCP
import Testing

@testable import AXCommands

/// A conversation with the server, on a project in memory.
enum MCPCall {
    /// The result of a call, and the files after it.
    static func result(
        of tool: String, _ arguments: RPCValue, in files: [String: String]
    ) throws -> (result: RPCValue, files: MemoryFileSystem) {
        let run = try run([request(tool, arguments)], in: files)
        let answer = try #require(RPCValue(parsing: Array(run.output.utf8)))
        return (try #require(answer["result"]), run.files)
    }

    /// The answer of a call that succeeds.
    static func answer(of tool: String, _ arguments: RPCValue, in files: [String: String]) throws -> RPCValue {
        try #require(try result(of: tool, arguments, in: files).result["structuredContent"])
    }

    static func run(_ requests: [RPCValue], in files: [String: String]) throws -> VerbRun {
        try VerbRun(["mcp"], files, input: requests.map { $0.line + "\n" }.joined())
    }

    static func request(_ tool: String, _ arguments: RPCValue) -> RPCValue {
        [
            "jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": [
                "name": .string(tool), "arguments": arguments,
                "_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"],
            ],
        ]
    }
}
