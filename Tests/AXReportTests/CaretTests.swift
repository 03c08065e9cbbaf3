import AXReport
import AXSource
import AXTestSupport
import Testing

@Suite struct CaretTests {
    /// A line with its span marked, and the two printed lines.
    static let lines: [(marked: String, line: String, carets: String)] = [
        ("abc ⟦1⟧def⟦1⟧ ghi", "abc def ghi", "    ^~~"),
        ("⟦1⟧⟦1⟧abc", "abc", "^"),
        ("a⟦1⟧⟦1⟧bc", "abc", " ^"),
        ("abc⟦1⟧", "abc", "   ^"),
        ("", "", "^"),
        ("\t⟦1⟧a⟦1⟧\tb", "    a   b", "    ^"),
        ("ab\t⟦1⟧c⟦1⟧", "ab  c", "    ^"),
        ("a⟦1⟧\t⟦1⟧b", "a   b", " ^~~"),
        ("日本⟦1⟧語⟦1⟧", "日本語", "    ^~"),
        ("ｶﾞ⟦1⟧x⟦1⟧", "ｶﾞx", "  ^"),
        ("한국⟦1⟧어⟦1⟧", "한국어", "    ^~"),
        ("\u{1112}\u{1161}\u{11AB}⟦1⟧x⟦1⟧", "\u{1112}\u{1161}\u{11AB}x", "  ^"),
        ("e\u{301}e\u{301}⟦1⟧x⟦1⟧", "e\u{301}e\u{301}x", "  ^"),
        ("👨‍👩‍👧‍👦🇩🇪⟦1⟧x⟦1⟧", "👨‍👩‍👧‍👦🇩🇪x", "    ^"),
        ("❤️⟦1⟧x⟦1⟧", "❤️x", "  ^"),
        ("© ⟦1⟧x⟦1⟧", "© x", "  ^"),
        ("नमस्ते ⟦1⟧x⟦1⟧", "नमस्ते x", "     ^"),
        ("a\u{200B}⟦1⟧x⟦1⟧", "a<U+200B>x", "         ^"),
        ("a⟦1⟧\u{202E}⟦1⟧x", "a<U+202E>x", " ^~~~~~~~"),
        ("a⟦1⟧b\nc⟦1⟧", "ab", " ^"),
        ("a⟦1⟧\nb⟦1⟧", "a", " ^"),
        ("\"k\" = \"שלום ⟦1⟧עולם⟦1⟧\";", "\"k\" = \"שלום עולם\";", "            ^~~~ “עולם”"),
    ]

    @Test(arguments: lines)
    func caretsStandUnderTheSpan(marked: String, line: String, carets: String) {
        let text = MarkedText(marked)
        let span = text.offsets.isEmpty ? Span(at: 0) : text.span(1)
        let printed = excerpt(SourceFile(path: "f", text: text.text), span)
        #expect(printed == ["  1 |" + (line.isEmpty ? "" : " " + line), "    | " + carets])
    }

    @Test func aSpanInsideACharacterMarksTheWholeCharacter() {
        let accent = Span("ae".utf8.count, "ae\u{301}".utf8.count)
        let printed = excerpt(SourceFile(path: "f", text: "ae\u{301}x"), accent)
        #expect(printed == ["  1 | ae\u{301}x", "    |  ^"])
    }

    @Test func aLongLineIsCutAroundTheSpan() {
        let marked = MarkedText(
            String(repeating: "before ", count: 300) + "⟦1⟧HERE⟦1⟧" + String(repeating: " after", count: 300))
        let printed = excerpt(marked.file("f"), marked.span(1), columns: 120)
        let start = printed[0].firstRange(of: "HERE")?.lowerBound
        let caret = printed[1].firstRange(of: "^~~~")?.lowerBound
        #expect(start.map { printed[0][..<$0].count } == caret.map { printed[1][..<$0].count }, "\(printed)")
        #expect(start != nil && printed[0].count <= 120, "\(printed)")
        #expect(printed[0].hasPrefix("  1 | …") && printed[0].hasSuffix("…"), "\(printed)")
    }

    @Test(arguments: [40, 80, 200])
    func aLineIsAsWideAsTheTerminal(columns: Int) {
        let marked = MarkedText(String(repeating: "a", count: 150) + "⟦1⟧b⟦1⟧" + String(repeating: "c", count: 150))
        #expect(excerpt(marked.file("f"), marked.span(1), columns: columns)[0].count == columns)
    }

    /// In a line with right-to-left letters, the marked text is repeated if it fits into the width.
    @Test(arguments: [(5, true), (15, false), (50, false)])
    func whatIsMarkedStandsAgainWhereItHasRoom(words: Int, isRepeated: Bool) {
        let marked = MarkedText("⟦1⟧" + String(repeating: "שלום ", count: words) + "⟦1⟧" + "סוף")
        let printed = excerpt(marked.file("f"), marked.span(1), columns: 80)
        #expect(printed[1].contains("“") == isRepeated, "\(printed)")
        #expect(printed.allSatisfy { $0.count <= 80 }, "\(printed)")
    }

    @Test func aLineIsWholeInAFile() {
        let marked = MarkedText(String(repeating: "a", count: 400) + "⟦1⟧b⟦1⟧" + String(repeating: "c", count: 400))
        #expect(excerpt(marked.file("f"), marked.span(1))[0] == "  1 | " + marked.text)
    }

    @Test func aLongSpanEndsWithTheLine() {
        let marked = MarkedText("ab⟦1⟧" + String(repeating: "日本", count: 4000) + "⟦1⟧")
        let printed = excerpt(marked.file("f"), marked.span(1), columns: 120)
        #expect(printed[1].count <= 120 && printed[1].hasPrefix("    |   ^~~~"), "\(printed)")
    }

    @Test func bytesThatAreNotTextMoveNoCaret() {
        let file = SourceFile(path: "f", raw: [0x61, 0xFF, 0xFE, 0xE3, 0x62, 0x0A])
        let printed = excerpt(file, Span(4, 5))
        #expect(printed == ["  1 | a���b", "    |     ^"])
    }

    @Test(arguments: [Span(2, 90), Span(90, 90), Span(3, 3)])
    func aSpanPastTheEndOfTheTextIsShownAtTheEnd(span: Span) {
        #expect(excerpt(SourceFile(path: "f", text: "ab"), span) == ["  1 | ab", "    |   ^"])
    }

    private func excerpt(_ file: SourceFile, _ span: Span, columns: Int? = nil) -> [String] {
        let finding = Diagnostic(id: "a", severity: .note, path: "f", span: span, message: "m")
        let report = CheckReport(diagnostics: [finding], files: ["f": file], project: "p", tool: SampleReport.tool)
        let text = TextCheckFormat().render(report, options: RenderOptions(columns: columns))
        return text.split(separator: "\n", omittingEmptySubsequences: false)[1...2].map(String.init)
    }
}
