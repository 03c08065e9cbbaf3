import AXScan
import AXSource
import AXTestSupport
import Testing

struct CScannerTests {
    @Test(arguments: CTokenCases.all)
    func theTokensCoverTheText(text: String) {
        Self.expectNoGap(Array(text.utf8))
    }

    @Test(arguments: 0..<50)
    func anyBytesAreCoveredByTokens(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let alphabet = Array("\"'\\\n\r */@#R(x)u8L.09eE+-<>:\u{E9}".utf8)
        let text = (0..<3_000).map { _ -> UInt8 in
            let byte = UInt8.random(in: 0...255, using: &generator)
            return byte < 200 ? alphabet[Int(byte) % alphabet.count] : byte
        }
        Self.expectNoGap(text)
    }

    @Test(arguments: ["\\\n", "\"", "'", "/*", "R\"(", "\\ ", "(", "a", "1'", "/", "@\"", "\\u"])
    func longTextsTakeLinearTime(piece: String) {
        let text = Array(String(repeating: piece, count: 200_000).utf8)
        #expect(CScanner.tokens(of: text).last?.span.end == text.count)
    }

    @Test(arguments: [
        ("a b", [CToken.Kind.identifier, .space, .identifier]),
        ("a\n b", [.identifier, .newline, .identifier]),
        ("a \\\n b", [.identifier, .space, .space, .identifier]),
        ("// c\n", [.comment, .newline]),
    ])
    func aLineEndThatIsTakenAwayIsASpace(text: String, kinds: [CToken.Kind]) {
        #expect(CScanner.tokens(of: Array(text.utf8)).map(\.kind) == kinds)
    }

    private static func expectNoGap(_ text: [UInt8]) {
        var end = 0
        for token in CScanner.tokens(of: text) {
            #expect(token.span.start == end, "a gap at \(end)")
            #expect(token.span.end > token.span.start, "an empty token at \(token.span.start)")
            end = token.span.end
        }
        #expect(end == text.count)
    }
}
