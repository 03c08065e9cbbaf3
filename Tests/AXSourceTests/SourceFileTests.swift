import AXSource
import Testing

@Suite struct SourceFileTests {
    /// Contains characters of one to four UTF-8 bytes.
    private static let text = "\"k\" = \"aé語😀\";\r\n"

    private static func raw(_ encoding: TextEncoding, mark: Bool) -> [UInt8] {
        let template = SourceFile(path: "t", raw: encoding.byteOrderMark + Array(repeating: 0x20, count: 4))
        return (mark ? encoding.byteOrderMark : []) + template.encoded(text.utf8)
    }

    @Test(arguments: TextEncoding.allCases)
    func everyEncodingShowsTheSameText(_ encoding: TextEncoding) {
        let file = SourceFile(path: "t", raw: Self.raw(encoding, mark: true))
        #expect(file.encoding == encoding)
        #expect(file.hasByteOrderMark)
        #expect(file.string(file.fullSpan) == Self.text)
    }

    @Test(arguments: TextEncoding.allCases)
    func anEditLeavesAllOtherBytesAlone(_ encoding: TextEncoding) throws {
        let before = Self.raw(encoding, mark: true)
        let file = SourceFile(path: "t", raw: before)
        let start = try #require(Self.text.utf8.firstIndex(of: UInt8(ascii: "a")))
        let offset = Self.text.utf8.distance(from: Self.text.utf8.startIndex, to: start)
        let changed = try file.applying([TextEdit(Span(offset, offset + 1), "ö")])
        #expect(changed.string(changed.fullSpan) == Self.text.replacing("a", with: "ö"))
        let back = try changed.applying([TextEdit(Span(offset, offset + 2), "a")])
        #expect(back.raw == before)
    }

    @Test func utf16WithoutAMarkIsRecognizedByItsNUL() {
        #expect(SourceFile(path: "t", raw: [0x61, 0, 0x62, 0]).encoding == .utf16LittleEndian)
        #expect(SourceFile(path: "t", raw: [0, 0x61, 0, 0x62]).encoding == .utf16BigEndian)
        #expect(!SourceFile(path: "t", raw: [0x61, 0]).hasByteOrderMark)
    }

    @Test func anOddTrailingByteSurvivesAnEdit() throws {
        let file = SourceFile(path: "t", raw: [0xFF, 0xFE, 0x61, 0, 0x7F])
        #expect(file.string(file.fullSpan) == "a")
        #expect(try file.applying([TextEdit(Span(0, 1), "b")]).raw == [0xFF, 0xFE, 0x62, 0, 0x7F])
    }

    @Test func bytesThatAreNoTextSurviveAnEdit() throws {
        let file = SourceFile(path: "t", raw: [0x61, 0xE9, 0x62])
        #expect(try file.applying([TextEdit(Span(2, 3), "c")]).raw == [0x61, 0xE9, 0x63])
    }

    @Test func aLoneSurrogateSurvivesAnEdit() throws {
        let raw: [UInt8] = [0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0]
        let file = SourceFile(path: "t", raw: raw)
        #expect(file.string(file.fullSpan) == "\u{FFFD}a")
        #expect(try file.applying([TextEdit(Span(3, 4), "b")]).raw == [0xFF, 0xFE, 0x3D, 0xD8, 0x62, 0])
    }

    @Test func editsMayComeInAnyOrderAndInsertionsKeepTheirs() throws {
        let file = SourceFile(path: "t", text: "abc")
        let edits: [TextEdit] = [.removal(Span(2, 3)), .insertion(at: 1, "1"), .insertion(at: 1, "2")]
        #expect(try file.applying(edits).string(Span(0, 4)) == "a12b")
    }

    @Test(arguments: [
        [TextEdit(Span(0, 2), "x"), TextEdit(Span(1, 3), "y")],
        [TextEdit(Span(2, 9), "x")],
    ])
    func editsThatTouchTheSameTextAreRefused(_ edits: [TextEdit]) {
        #expect(throws: EditConflict.self) { try SourceFile(path: "t", text: "abc").applying(edits) }
    }

    @Test(arguments: [("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb", "\r"), ("a", "\n")])
    func theFirstLineEndIsTheFilesOwn(_ text: String, _ newline: String) {
        #expect(SourceFile(path: "t", text: text).newline == newline)
    }
}
