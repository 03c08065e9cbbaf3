import Dispatch
import Foundation
import Testing

@testable import AXMCP

/// The protocol, with a server that counts letters.
@Suite struct MCPConversationTests {
    /// The answers to lines, in order.
    private static func answers(to lines: [String], _ tools: [any ServerTool] = [CountTool()]) -> [RPCValue] {
        let printed = Lines()
        let conversation = MCPConversation(with: server(tools), print: printed.add)
        for line in lines { conversation.receive(Array(line.utf8)) }
        conversation.finish()
        return printed.all.compactMap { RPCValue(parsing: Array($0.utf8)) }
    }

    private static func server(_ tools: [any ServerTool]) -> MCPServer {
        MCPServer(
            name: "letters", version: "1", instructions: "Count.", tools: tools,
            resources: [
                ServerResource(uri: "letters://all", title: "All", description: "All", mimeType: "text/plain") {
                    () throws(ToolFailure) in "abc"
                }
            ],
            templates: [
                ServerResourceTemplate(prefix: "letters://one/", variable: "name", title: "One", description: "One") {
                    name in
                    name.count == 1
                        ? ServerResource(
                            uri: "letters://one/\(name)", title: name, description: name, mimeType: "text/plain"
                        ) { () throws(ToolFailure) in throw ToolFailure("no ink", next: "Wait.") } : nil
                }
            ],
            prompts: [
                ServerPrompt(
                    name: "spell", title: "Spell", description: "Spells.", arguments: [.init("word", "A word.")]
                ) { "Spell \($0["word"] ?? "")." }
            ])
    }

    private static let meta =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    /// A request of the current revision.
    private static func request(_ method: String, _ params: String = "", id: String = "1") -> String {
        let params = params.isEmpty ? meta : "\(meta),\(params)"
        return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#
    }

    private static func answer(_ method: String, _ params: String = "") -> RPCValue? {
        answers(to: [request(method, params)]).first
    }

    @Test func theServerSaysWhatItCanDo() throws {
        let result = try #require(Self.answer("server/discover")?["result"])
        #expect(result["supportedVersions"]?.elements?.last == "2026-07-28")
        #expect(result["resultType"] == "complete")
        #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"] == ["name": "letters", "version": "1"])
        #expect(result["capabilities"] == ["tools": [:], "resources": [:], "prompts": [:]])
    }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
    func olderClientsShakeHands(requested: String, agreed: String) throws {
        let answers = Self.answers(to: [
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(requested)","capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#,
        ])
        #expect(answers.count == 2)
        #expect(answers[0]["result"]?["protocolVersion"] == .string(agreed))
        #expect(answers[1]["id"] == "a")
        #expect(answers[1]["result"]?["tools"]?.elements?.count == 1)
    }

    @Test func aToolIsListedWithItsSchemas() throws {
        let tool = try #require(Self.answer("tools/list")?["result"]?["tools"]?.elements?.first)
        #expect(tool["inputSchema"]?["required"] == ["word"])
        #expect(tool["inputSchema"]?["additionalProperties"] == false)
        #expect(tool["inputSchema"]?["properties"]?["times"]?["maximum"] == 3)
        #expect(tool["annotations"]?["readOnlyHint"] == true)
    }

    @Test func aToolAnswersTwice() throws {
        let result = try #require(Self.answer("tools/call", #""name":"count","arguments":{"word":"añb"}"#)?["result"])
        #expect(result["structuredContent"] == ["letters": 3])
        #expect(result["content"]?.elements?.first?["text"] == #"{"letters":3}"#)
        #expect(result["isError"] == false)
    }

    @Test(arguments: [
        (#"{}"#, "missing argument “word”"), (#"{"word":1}"#, "“word” is a number; it must be a string"),
        (#"{"word":"a","x":1}"#, "unknown argument “x”"),
        (#"{"word":"a","times":9}"#, "“times” is 9; it must be from 1 to 3"),
        (#"{"word":"a","times":"9"}"#, "“times” is a string; it must be a whole number from 1 to 3"),
        (#"{"word":"a","case":"odd"}"#, "“case” is “odd”; it must be one of: upper, lower"),
        (#"{"word":"a","loud":"yes"}"#, "it must be true or false"),
        (#"{"word":"a","forms":{"dual":"x"}}"#, "an object of strings with the names: one, other"),
        (#"{"word":"a","parts":[]}"#, "“parts” has 0 elements; it must have 1 to 2"),
        (#"{"word":"a","parts":[{"part":"x"},{}]}"#, "missing argument “parts[1].part”"),
        (#"{"word":""}"#, "no letters. Send a word."), (#"{"word":"?"}"#, "no letters; a mark? Send a word."),
    ]) func aWrongArgumentIsExplained(arguments: String, message: String) throws {
        let result = try #require(
            Self.answer("tools/call", #""name":"count","arguments":\#(arguments)"#)?["result"])
        #expect(result["isError"] == true)
        #expect(result["content"]?.elements?.first?["text"]?.text?.contains(message) == true)
        #expect(result["structuredContent"] == nil)
    }

    /// Some clients write null for a member that they don't use.
    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"method":"ping","params":null}"#, request("tools/list", #""cursor":null"#),
        request("tools/call", #""name":"count","arguments":null"#),
    ]) func nullCountsAsAbsent(line: String) {
        #expect(Self.answers(to: [line]).first?["result"] != nil)
    }

    @Test func documentsAndPromptsAreFound() throws {
        #expect(
            Self.answer("resources/read", #""uri":"letters://all""#)?["result"]?["contents"]?.elements?.first?["text"]
                == "abc")
        #expect(Self.answer("resources/list")?["result"]?["resources"]?.elements?.count == 1)
        #expect(Self.answer("resources/templates/list")?["result"]?["resourceTemplates"]?.elements?.count == 1)
        #expect(Self.answer("prompts/list")?["result"]?["prompts"]?.elements?.count == 1)
        let prompt = Self.answer("prompts/get", #""name":"spell","arguments":{"word":"sea"}"#)?["result"]
        #expect(prompt?["messages"]?.elements?.first?["content"]?["text"] == "Spell sea.")
    }

    @Test(arguments: [
        ("nonsense", -32_700), ("{\"jsonrpc\":\"2.0\",\"id\":1", -32_700),
        (String(repeating: "[", count: 100_000), -32_700), ("[]", -32_600), ("[{}]", -32_600), ("7", -32_600),
        (#"{"id":1,"method":"ping"}"#, -32_600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"3000-01-01"}}}"#,
            -32_022
        ),
        (request("tools/erase"), -32_601), (request("tools/call", #""name":"erase""#), -32_602),
        (request("tools/call", #""name":"count","arguments":[]"#), -32_602),
        (request("tools/list", #""cursor":"x""#), -32_602), (request("resources/read"), -32_602),
        (request("resources/read", #""uri":"file:///etc/passwd""#), -32_602),
        (request("resources/read", #""uri":"letters://one/../../x""#), -32_602),
        (request("resources/read", #""uri":"letters://one/a""#), -32_603),
        (request("prompts/get", #""name":"shout""#), -32_602), (request("prompts/get", #""name":"spell""#), -32_602),
    ]) func aBadMessageIsAnError(line: String, code: Int) throws {
        let answers = Self.answers(to: [line, Self.request("ping", id: "2")])
        #expect(answers.count == 2)
        #expect(answers[0]["error"]?["code"] == .integer(code))
        #expect(answers[1]["id"] == 2)
    }

    @Test func notificationsAndResponsesAreNotAnswered() {
        let answers = Self.answers(to: [
            #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/unknown","params":[]}"#,
        ])
        #expect(answers.isEmpty)
    }

    /// A decoder that tries one type after another needs minutes for this message.
    @Test func aNestedMessageIsReadOnce() {
        let numbers = (0..<20_000).map(String.init).joined(separator: ",")
        let nested = String(repeating: "[", count: 400) + numbers + String(repeating: "]", count: 400)
        #expect(Self.answer("ping", #""nested":\#(nested)"#)?["result"] != nil)
    }

    @Test(arguments: [
        ("1", RPCValue.integer(1)), ("-2.0", .integer(-2)), ("1e2", .integer(100)), ("0.5", .number(0.5)),
        ("1e40", .number(1e40)), ("true", .bool(true)), ("null", .null), (#""a\u0041\ud83d\ude00""#, .string("aA😀")),
        (#"{"a":1,"a":2}"#, .object(["a": 2])), ("[1,[]]", .array([1, []])),
    ]) func aValueIsReadAsItIsWritten(text: String, value: RPCValue) {
        #expect(RPCValue(parsing: Array(text.utf8)) == value)
    }

    @Test func aRequestThatIsTakenBackIsNotAnswered() {
        let printed = Lines()
        let slow = SlowTool()
        let conversation = MCPConversation(with: Self.server([slow]), print: printed.add)
        func send(_ line: String) { conversation.receive(Array(line.utf8)) }
        func cancel(_ id: Int) {
            send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        send(Self.request("tools/call", #""name":"slow""#, id: "1"))
        send(Self.request("tools/call", #""name":"slow""#, id: "2"))
        send(Self.request("ping", id: "3"))
        slow.started.wait()
        // The first call is running, and the second is waiting.
        cancel(1)
        cancel(2)
        slow.mayEnd.signal()
        conversation.finish()
        #expect(printed.all.count == 1)
        #expect(printed.all[0].contains(#""id":3"#))
        // The id can be used again.
        slow.mayEnd.signal()
        send(Self.request("tools/call", #""name":"slow""#, id: "1"))
        conversation.finish()
        #expect(printed.all.count == 2)
    }

    @Test func aClientThatDoesNotWaitGetsAllAnswersInOrder() {
        let answers = Self.answers(to: (0..<1_000).map { Self.request("ping", id: String($0)) })
        #expect(answers.map { $0["id"] } == (0..<1_000).map { .integer($0) })
    }
}

private struct CountTool: ServerTool {
    let page = ToolPage(
        name: "count", title: "Count", description: "Counts letters.",
        parameters: [
            ToolParameter("word", .text, isRequired: true, "A word."),
            ToolParameter("times", .integer(1...3), "Times."),
            ToolParameter("case", .choice(["upper", "lower"]), "Case."), ToolParameter("loud", .flag, "Loud."),
            ToolParameter("forms", .texts(names: ["one", "other"]), "Forms."),
            ToolParameter("parts", .list([ToolParameter("part", .text, isRequired: true, "Part.")], most: 2), "Parts."),
        ], answer: ["type": "object"])

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let word = arguments.text("word") ?? ""
        if word.isEmpty { throw ToolFailure("no letters", next: "Send a word.") }
        if word == "?" { throw ToolFailure("no letters; a mark?", next: "Send a word.") }
        return ["letters": .integer(word.count)]
    }
}

/// A tool that answers only when the test allows it.
private struct SlowTool: ServerTool {
    let started = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let page = ToolPage(name: "slow", title: "Slow", description: "Waits.", parameters: [], answer: ["type": "object"])

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        started.signal()
        mayEnd.wait()
        return [:]
    }
}

/// The printed lines.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }

    @Sendable func add(_ line: String) { lock.withLock { lines.append(line) } }
}
