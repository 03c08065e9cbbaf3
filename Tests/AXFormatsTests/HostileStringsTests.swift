import AXFormats
import AXModel
import AXSource
import Testing

/// Input that would be slow or fatal if the parser looked at anything twice. The time limit only tells a hang from an answer.
@Suite struct HostileStringsTests {
    private static let size = 100_000

    private static func many(_ piece: String) -> String {
        String(repeating: piece, count: size / piece.utf8.count)
    }

    @Test(.timeLimit(.minutes(2)), arguments: [
        many("{"), many("("), many("<"), many(";"), many("\""), many("'"), many("\\"), many("\\\"\n"), many("\"\\\""),
        many("/*"), many("/*\n"), many("k = /*\n"), many("k = \"\n"), many("k = (k = "), many("k = {k = "), many("a=b;;"),
        many("a b "), many("\u{A0}"), many("k\u{A0}=\u{A0}v;"), many("<<<<<<< HEAD\n"), many("\"a\" = \"\\U\";"), many("="),
        many("\"k\" = \"a\"b\"; "), "a = b;" + many("\""), "a = b;\n" + many("\"\\\"\n") + "\"", many("\u{1}"), many("k;"),
    ])
    func anAnswerComes(_ text: String) throws {
        let file = SourceFile(path: "hostile.strings", text: text)
        let parsed = StringsFormat().parse(file)
        #expect(!parsed.value.contents.entries.isEmpty || !parsed.diagnostics.isEmpty)
        for fix in parsed.diagnostics.prefix(3).flatMap(\.fixIts) {
            #expect(throws: Never.self) { try file.applying(fix.edits) }
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func randomBytesAreRead() {
        var random = SmallGenerator(state: 7)
        for _ in 0..<3_000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            for start in [[], [0xFF, 0xFE], Array("bplist00".utf8), Array("<?xml".utf8), Array("\"k\" = \"".utf8)] {
                let parsed = StringsFormat().parse(SourceFile(path: "random", raw: start + bytes))
                _ = parsed.value.edits(for: [.sort, .add("n", value: "v", comment: nil)])
                #expect(parsed.value.contents.lost.count <= parsed.value.contents.entries.count)
            }
        }
    }
}
