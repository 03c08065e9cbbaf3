import AXSource
import Testing

@Suite struct TextTests {
    @Test func composedAndDecomposedKeysAreTwo() {
        #expect(StringKey("caf\u{E9}") != StringKey("cafe\u{301}"))
        #expect(Set([StringKey("caf\u{E9}"), StringKey("cafe\u{301}")]).count == 2)
    }

    @Test func surrogatePairsJoinAndLoneOnesStay() {
        var bytes: [UInt8] = []
        WTF8.append(unit: 0xD83D, to: &bytes)
        #expect(WTF8.string(bytes) == "\u{FFFD}")
        WTF8.append(unit: 0xDE00, to: &bytes)
        #expect(WTF8.string(bytes) == "😀")
        WTF8.append(unit: 0xDE00, to: &bytes)
        #expect(WTF8.string(bytes) == "😀\u{FFFD}")
        #expect(WTF8.utf16Length(of: bytes) == 3)
    }

    @Test(
        arguments: [
            ([0x61, 0xC3, 0xA9], nil), ([0xC0, 0xAF], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0x61, 0xE8, 0xAA], 1), ([0xF0, 0x9F, 0x98, 0x80], nil), (Array(repeating: 0x61, count: 20) + [0xFF], 20),
        ] as [([UInt8], Int?)])
    func invalidUTF8IsFound(_ bytes: [UInt8], _ offset: Int?) {
        #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
    }

    @Test func partsOfDecodedTextAreFoundInTheFile() {
        // Written as `a\nb\U00e9c` from offset 10: two bytes for the line end, and six for the é.
        let text = LocatedText(
            "a\nb\u{E9}c", span: Span(10, 21),
            steps: [.init(decoded: 2, file: 13), .init(decoded: 5, file: 20)],
            escapes: EscapeTable(["\"": "\\\""]))
        #expect(text.span(of: 0..<1) == Span(10, 11))
        #expect(text.span(of: 2..<3) == Span(13, 14))
        #expect(text.span(of: 5..<6) == Span(20, 21))
        #expect(text.edit(5..<6, "\"") == TextEdit(Span(20, 21), "\\\""))
    }

    /// A character that parsers read as a quote must be escaped, even with a combining mark on it.
    @Test(arguments: [
        ("\"", "\\\""), ("\"\u{301}", "\\\"\u{301}"), ("a\"\u{200D}", "a\\\"\u{200D}"), ("\r\n", "<CR>\n"),
        ("\"\u{FE0F}\"", "\\\"\u{FE0F}\\\""), ("é\u{301}", "é\u{301}"), ("", ""),
    ])
    func charactersAreEscapedScalarByScalar(_ text: String, _ spelled: String) {
        let table = EscapeTable(["\"": "\\\"", "\r": "<CR>"])
        #expect(Array(table.spell(text).utf8) == Array(spelled.utf8))
    }

    @Test func unitsThatAreNoCharactersAreFoundInUTF32() {
        func offset(_ units: [UInt32]) -> Int? {
            let bytes = ([0xFEFF] + units).flatMap { unit in (0..<4).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
            }
            return SourceFile(path: "t", raw: bytes).firstInvalidOffset
        }
        #expect(offset([0x61, 0xE9, 0x10FFFF, 0xFFFF]) == nil)
        #expect(offset([0x61, 0xE9, 0x110000]) == 3)
        #expect(offset([0x1F600, 0xD800]) == 4)
    }

    @Test func severitiesAreOrdered() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    }
}
