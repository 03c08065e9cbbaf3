import Testing

@testable import AXCommands

/// Lines from pieces of any length.
@Suite struct LineStreamTests {
    private static func lines(_ text: String, pieces: Int, limit: Int = 10) throws -> [LineStream.Line] {
        var rest = Array(text.utf8)[...]
        var stream = LineStream(limit: limit) { () throws(FileError) in
            defer { rest = rest.dropFirst(pieces) }
            return Array(rest.prefix(pieces))
        }
        var lines: [LineStream.Line] = []
        while let line = try stream.next() { lines.append(line) }
        return lines
    }

    private static func line(_ text: String) -> LineStream.Line { .bytes(Array(text.utf8)) }

    @Test(arguments: [1, 2, 3, 7, 100])
    func linesDoNotDependOnThePieces(size: Int) throws {
        let lines = try Self.lines("one\r\ntwo\n\nfour\n", pieces: size)
        #expect(lines == [Self.line("one"), Self.line("two"), Self.line(""), Self.line("four")])
        #expect(try Self.lines("a\nlast", pieces: size) == [Self.line("a"), Self.line("last")])
        #expect(try Self.lines("", pieces: size) == [])
    }

    @Test(arguments: [1, 3, 100])
    func aLineThatIsTooLongIsPassedOverAndToldOnce(size: Int) throws {
        let long = String(repeating: "x", count: 95)
        #expect(
            try Self.lines("ok\n\(long)\nafter\n", pieces: size) == [Self.line("ok"), .tooLong, Self.line("after")])
        #expect(try Self.lines("\(long)", pieces: size) == [.tooLong])
        #expect(try Self.lines("0123456789\n", pieces: size) == [Self.line("0123456789")])
    }

    @Test func aFileThatIsReadHasTheSameLines() throws {
        var stream = LineStream(limit: 10, whole: Array("a\n0123456789ab\nb".utf8))
        #expect(try stream.next() == Self.line("a"))
        #expect(try stream.next() == .tooLong)
        #expect(try stream.next() == Self.line("b"))
        #expect(try stream.next() == nil)
    }
}
