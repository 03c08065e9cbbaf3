import AXSource
import AXTestSupport
import Testing

@Suite struct LineTableTests {
    @Test(arguments: [
        ("⟦1⟧a", 1, 1), ("a\n⟦1⟧b", 2, 1), ("a\r\n⟦1⟧b", 2, 1), ("a\r⟦1⟧b", 2, 1), ("a\r\r\n⟦1⟧", 3, 1),
        ("é⟦1⟧", 1, 2), ("語⟦1⟧", 1, 2), ("😀⟦1⟧", 1, 3), ("\n\n  ⟦1⟧x", 3, 3),
    ])
    func positionsCountLinesAndUTF16Units(_ marked: String, _ line: Int, _ column: Int) {
        let text = MarkedText(marked)
        let position = LineTable(Array(text.text.utf8)).position(of: text.offset(1))
        #expect(position == SourcePosition(line: line, column: column))
    }

    @Test func anOffsetPastTheEndIsTheEnd() {
        #expect(LineTable(Array("ab\nc".utf8)).position(of: 99) == SourcePosition(line: 2, column: 2))
    }

    @Test func aLineComesWithoutItsEnd() {
        let table = LineTable(Array("one\r\ntwo\rthree\n".utf8))
        #expect((1...5).map { table.line($0) } == ["one", "two", "three", "", nil])
    }
}
