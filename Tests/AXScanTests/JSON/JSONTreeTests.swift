import AXScan
import AXSource
import AXTestSupport
import Testing

@Suite struct JSONTreeTests {
    private func tree(_ text: String) -> JSONTree { JSONTree(Array(text.utf8)) }

    @Test func membersKeepTheirOrderAndRepetitions() throws {
        let tree = tree(#"{"b": 1, "a": {"x": []}, "b": [true, null]}"#)
        let members = Array(tree.members(of: try #require(tree.root)))
        #expect(members.map { tree.string($0.key) } == ["b", "a", "b"])
        #expect(members.map { tree.string($0.value) } == ["1", #"{"x": []}"#, "[true, null]"])
        #expect(tree.elements(of: members[2].value).map { tree.string($0) } == ["true", "null"])
        #expect(tree.value("b", of: 0) == members[2].value)
        #expect(tree.value("c", of: 0) == nil)
        #expect(tree.fault == nil)
    }

    @Test func spansAreThoseOfTheText() throws {
        let marked = MarkedText(#"{ ⟦1⟧"k\n"⟦1⟧ : ⟦2⟧{ }⟦2⟧, "n" : ⟦3⟧-1.5e+3⟦3⟧ }"#)
        let tree = tree(marked.text)
        let members = Array(tree.members(of: 0))
        #expect(tree.nodes[members[0].key].span == marked.span(1))
        #expect(tree.nodes[members[0].value].span == marked.span(2))
        #expect(tree.nodes[members[1].value].span == marked.span(3))
    }

    /// Text with its first error marked.
    @Test(
        arguments: [
            ("⟦1⟧", .empty), ("  \n⟦1⟧", .empty), ("{⟦1⟧", .unexpectedEnd), (#"{"a"⟦1⟧"#, .unexpectedEnd),
            (#"{"a": 1⟦1⟧,⟦1⟧}"#, .trailingComma), (#"[1⟦1⟧,⟦1⟧ ]"#, .trailingComma), (#"{⟦1⟧,⟦1⟧}"#, .missingKey),
            (#"[⟦1⟧,⟦1⟧]"#, .missingValue), (#"{"a": ⟦1⟧}⟦1⟧"#, .missingValue), (#"{"a" ⟦1⟧1⟦1⟧}"#, .missingColon),
            (#"{"a": 1 ⟦1⟧"⟦1⟧b": 2}"#, .missingComma), (#"{"a": 1⟦1⟧]⟦1⟧"#, .wrongBracket),
            (#"{⟦1⟧a⟦1⟧: 1}"#, .missingKey), ("[⟦1⟧\"a⟦1⟧\n\"]", .unterminatedString),
            (#"[⟦1⟧"a\⟦1⟧"#, .unterminatedString),
            ("[\"a⟦1⟧\t⟦1⟧\"]", .controlCharacter), (#"["⟦1⟧\q⟦1⟧"]"#, .unknownEscape),
            (#"["⟦1⟧\u12⟦1⟧"]"#, .unknownEscape), ("[⟦1⟧01⟦1⟧]", .badNumber), ("[⟦1⟧1.⟦1⟧]", .badNumber),
            ("[⟦1⟧-⟦1⟧]", .badNumber), ("[⟦1⟧1e⟦1⟧]", .badNumber), ("[⟦1⟧nul⟦1⟧]", .unknownWord),
            ("{} ⟦1⟧{⟦1⟧}", .trailingText), ("[1 ⟦1⟧/⟦1⟧/ c\n]", .missingComma), ("[⟦1⟧\u{FEFF}⟦1⟧]", .missingValue),
        ] as [(String, JSONSyntaxError.Cause)])
    func theFirstFaultIsFoundWhereItStands(_ marked: String, _ cause: JSONSyntaxError.Cause) throws {
        let text = MarkedText(marked)
        let fault = try #require(tree(text.text).fault)
        #expect(fault.cause == cause)
        #expect(fault.span == text.span(1), "\(fault)")
    }

    @Test(arguments: [
        "0", "-0.0E-1", "\"\"", "null", " [ ] ", "{\"\":{}}", "[1e9,\"\\ud800\",\"\\/\"]", "\"\u{7F}\u{2028}\"",
    ])
    func soundTextsHaveNoFault(_ text: String) {
        #expect(tree(text).fault == nil)
    }

    @Test func whatStandsBeforeAFaultIsRead() {
        let tree = tree(#"{"a": {"b": "c", "d": "e", "f" "g"}}"#)
        #expect(tree.fault?.cause == .missingColon)
        let inner = tree.value("a", of: 0).map { tree.members(of: $0).map { tree.string($0.key) } }
        #expect(inner == ["b", "d"])
    }

    @Test func bytesThatAreNoTextAreAFaultWhereTheyStand() {
        let tree = JSONTree(Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8))
        #expect(tree.fault?.cause == .notText)
        #expect(tree.fault?.span == Span(3, 4))
    }

    @Test(arguments: [
        (#""a\"b\\\/\b\f\n\r\té""#, "a\"b\\/\u{8}\u{C}\n\r\té"), (#""\u00e9\uD83D\ude00""#, "é😀"),
        (#""\ud83d""#, "\u{FFFD}"),
        (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    ])
    func escapesAreDecoded(_ text: String, _ expected: String) {
        #expect(tree(text).string(0) == expected)
    }

    @Test func stepsLeadFromTheTextBackToTheFile() {
        let marked = MarkedText(#""a\u00e9⟦1⟧bc⟦1⟧\nd""#)
        let tree = tree(marked.text)
        let (bytes, steps) = tree.text.withUnsafeBufferPointer { JSONText.decode($0, tree.content(of: 0)) }
        let located = LocatedText(WTF8.string(bytes), span: tree.content(of: 0), steps: steps)
        #expect(located.string == "aébc\nd")
        #expect(located.span(of: 3..<5) == marked.span(1))
    }

    @Test(arguments: [
        #"{"a" : [1, true, "x\""], "b" : { } }"#, "", " ", "{", "[1,]", "{\"a\" 1}", "[nul, 2]", "\u{FEFF}{}", "\"open",
    ])
    func tokensLeaveNoGap(_ text: String) {
        let tree = tree(text)
        let rebuilt = tree.tokens.flatMap { tree.text[$0.span.range] }
        #expect(rebuilt == tree.text)
        #expect(
            tree.tokens.contains { $0.kind == .junk } == (tree.fault != nil && !["", " ", "{", "[1,]"].contains(text)))
    }

    @Test func deepNestingIsRefusedAtTheLimit() {
        let limit = JSONSyntaxError.depthLimit
        let sound = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(tree(sound).fault == nil)
        #expect(tree("[" + sound + "]").fault?.cause == .tooDeep)
        #expect(tree(String(repeating: "{\"a\":", count: 100_000)).fault?.cause == .tooDeep)
    }
}
