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

    /// Columns in long lines are counted from checkpoints. Each one is the same as if counted from the line's start.
    @Test(arguments: ["é", "😀", "a", "語b\n", "\u{301}\r\n"])
    func columnsInLongLinesAreExact(_ piece: String) {
        let text = Array(
            ("x\n" + String(repeating: piece, count: 3_000) + "\r" + String(repeating: "yé", count: 700)).utf8)
        let table = LineTable(text)
        var (line, column) = (1, 1)
        for offset in text.indices where text[offset] & 0xC0 != 0x80 {
            #expect(table.position(of: offset) == SourcePosition(line: line, column: column), "offset \(offset)")
            let endsLine =
                text[offset] == 0x0A || text[offset] == 0x0D && !(offset + 1 < text.count && text[offset + 1] == 0x0A)
            (line, column) = endsLine ? (line + 1, 1) : (line, column + (text[offset] >= 0xF0 ? 2 : 1))
        }
    }

    /// Ten thousand offsets on a line of a megabyte. If each were counted from the line's start, the test would take
    /// far too long.
    @Test func aPlaceInALongLineCostsWhatOneInAShortLineCosts() {
        let text = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
        let table = LineTable(text)
        var sum = 0
        for offset in stride(from: 0, to: text.count, by: 100) { sum += table.position(of: offset).column }
        #expect(sum == 4_999_510_000)
    }
}
