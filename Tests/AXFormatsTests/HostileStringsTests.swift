import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Testing

/// Input for which a parser that reads the rest again at every piece takes quadratic time.
@Suite struct HostileStringsTests {
    /// A piece of text, repeated.
    struct Flood: Sendable, CustomTestStringConvertible {
        let piece: String
        var before = ""
        var after = ""

        var testDescription: String { (before + piece + "…" + after).debugDescription }

        var text: String { before + String(repeating: piece, count: 40_000 / piece.utf8.count) + after }
    }

    private static let floods: [Flood] =
        [
            "{", "(", "<", ";", "\"", "'", "\\", "\\\"\n", "\"\\\"", "/*", "/*\n", "k = /*\n", "k = \"\n", "k = (k = ",
            "k = {k = ", "a=b;;", "a b ", "\u{A0}", "k\u{A0}=\u{A0}v;", "<<<<<<< HEAD\n", "\"a\" = \"\\U\";", "=",
            "\"k\" = \"a\"b\"; ", "\u{1}", "k;",
        ].map { Flood(piece: $0) }
        + [
            Flood(piece: "\"", before: "a = b;"), Flood(piece: "\"\\\"\n", before: "a = b;\n", after: "\""),
        ]

    @Test(arguments: floods)
    func anAnswerComes(_ flood: Flood) throws {
        let file = SourceFile(path: "hostile.strings", text: flood.text)
        let parsed = StringsFormat().parse(file)
        #expect(!parsed.value.contents.entries.isEmpty || !parsed.diagnostics.isEmpty)
        for fix in parsed.diagnostics.prefix(3).flatMap(\.fixIts) {
            #expect(throws: Never.self) { try file.applying(fix.edits) }
        }
    }

    @Test func randomBytesAreRead() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1_000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            for start in [[], [0xFF, 0xFE], Array("bplist00".utf8), Array("<?xml".utf8), Array("\"k\" = \"".utf8)] {
                let parsed = StringsFormat().parse(SourceFile(path: "random", raw: start + bytes))
                _ = parsed.value.edits(for: [.sort, .add("n", value: "v", comment: nil)]).edits
                #expect(parsed.value.contents.lost.count <= parsed.value.contents.entries.count)
            }
        }
    }
}
