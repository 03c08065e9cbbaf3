import AXFormats
import AXSource
import AXTestSupport
import Testing

@Suite struct StringsRuleTests {
    private func diagnostics(_ text: String) -> [Diagnostic] {
        StringsFormat().parse(SourceFile(path: "Test.strings", text: text)).diagnostics
    }

    /// Files with the finding's span marked, and the rule.
    @Test(arguments: [
        ("\"a\" = \"1\";⟦1⟧;⟦1⟧\n\"b\" = \"2\";", "entries-dropped"),
        ("\"a\" = \"1\";⟦1⟧=⟦1⟧\n\"b\" = \"2\";", "entries-dropped"),
        ("\"a\" = \"1\";\n⟦1⟧\"b = 2;⟦1⟧\nc = 3;", "entries-dropped"),
        ("\"a\" = \"1\";\n⟦1⟧/* open⟦1⟧\n\"b\" = \"2\";", "entries-dropped"),
        ("\"a\" = \"1\"⟦1⟧\n\"b\" = \"2\";", "file-unparsable"),
        ("\"a\"⟦1⟧\u{A0}⟦1⟧= \"1\";", "file-unparsable"),
        ("\"a\" = ⟦1⟧;⟦1⟧", "file-unparsable"),
        ("⟦1⟧/* open⟦1⟧\n\"b\" = \"2\";", "entries-dropped"),
        ("⟦1⟧\"a\"⟦1⟧ = \"1\";\n\"a\" = \"2\";", "duplicate-key"),
        ("\"a b\" = \"1\";\n⟦1⟧\"a b \"⟦1⟧ = \"1\";", "near-duplicate-key"),
        ("\"%@\" = \"1\";\n⟦1⟧\"%@\u{200B}\"⟦1⟧ = \"1\";", "near-duplicate-key"),
        ("\"caf\u{E9}\" = \"1\";\n⟦1⟧\"cafe\u{301}\"⟦1⟧ = \"1\";", "near-duplicate-key"),
        ("\"a\" = \"x⟦1⟧\\u00e9⟦1⟧\";", "unknown-escape"),
        ("\"a\" = \"50⟦1⟧\\%⟦1⟧\";", "unknown-escape"),
        ("\"a\" = \"⟦1⟧\\U0001F600⟦1⟧\";", "unknown-escape"),
    ])
    func findingsStandWhereTheTroubleIs(_ marked: String, _ id: String) throws {
        let text = MarkedText(marked)
        let finding = try #require(diagnostics(text.text).first { $0.id == id })
        #expect(finding.span == text.span(1), "\(finding.message)")
    }

    @Test func aBackslashBeforeASignThatIsMeantIsANote() {
        let found = diagnostics("\"a\" = \"1 \\/ 2 \\’\\(name) \\q\";").filter { $0.id == "unknown-escape" }
        #expect(found.map(\.severity) == [.note, .warning, .warning], "\(found.map(\.message))")
        #expect(found.first?.message.hasSuffix("here and in 1 other location in the file") == true)
    }

    @Test func whatIsLostIsNamed() throws {
        let finding = try #require(diagnostics("a = b;;\n\"c\" = \"d\";\n/* e */ \"f\" = \"g\";").first)
        #expect(finding.message == "“;” ends the table, so 2 entries are lost")
        #expect(finding.notes.map(\.message) == ["“c” is lost", "“f” is lost"])
    }

    @Test func aCommentThatSwallowsTheWholeTableIsAnError() throws {
        let text = "/* open\n\"y.label\" = \"Stop\";\n\"z\" = \"Go\";\n"
        let finding = try #require(diagnostics(text).first)
        #expect(finding.severity == .error)
        #expect(finding.message == "this comment is never closed, so 2 entries are lost")
        let contents = StringsFormat().parse(SourceFile(path: "t", text: text)).value.contents
        #expect(contents.lost.map(\.key) == ["y.label", "z"])
        #expect(contents.entries.map(\.key) == ["y.label", "z"])
        #expect(diagnostics("a = b;\n/* open").map(\.severity) == [.warning])
    }

    @Test func oneKeyThatIsSpokenRawIsCountedAsOne() {
        #expect(
            diagnostics("a = b\n").first?.explanation
                == "The runtime loads an empty table, so VoiceOver speaks the raw key of the file's only entry.")
        #expect(
            diagnostics("a = b\nc = d;").first?.explanation
                == "The runtime loads an empty table, so VoiceOver speaks the raw keys of all 2 entries.")
    }

    @Test func twoBrokenPlacesAreOneFinding() {
        #expect(diagnostics("a = b;;\nc = d;;\ne = f;").map(\.id) == ["entries-dropped"])
    }

    /// Broken files, the result of the fix, and its safety.
    @Test(
        arguments: [
            ("a = b;;\nc = d;", "a = b;\nc = d;", .safe),
            ("a = b;=\nc = d;", "a = b;\nc = d;", .safe),
            ("a = b;\u{A0}\nc = d;", "a = b; \nc = d;", .safe),
            ("a = b; } , ;\nc = d;", "a = b;   \nc = d;", .safe),
            ("\"a\"\u{A0}= \"b\";", "\"a\" = \"b\";", .safe),
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "\"a\" = \"b\";\n\"c\" = \"d\";", .safe),
            ("\"a\" = \"b\" // c\n\"d\" = \"e\";", "\"a\" = \"b\"; // c\n\"d\" = \"e\";", .safe),
            ("\"a\" = \"say \"hi\"\";", "\"a\" = \"say \\\"hi\\\"\";", .needsReview),
            ("a = b;\n\"c = d;\n", "a = b;\n\"c\" = d;\n", .needsReview),
            ("\"a\" = \"b;\n", "\"a\" = \"b\";\n", .needsReview),
            ("a = b;\n/* c\nd = e;", "a = b;\n/* c */\nd = e;", .needsReview),
            (
                "a = b;\n<<<<<<< HEAD\nc = d;\n=======\nc = e;\n>>>>>>> x\nf = g;", "a = b;\nc = d;\nf = g;",
                .needsReview
            ),
            ("\"a\" = \"\\u00e9\";", "\"a\" = \"\\U00e9\";", .safe),
            ("\"a\" = \"\\q\";", "\"a\" = \"q\";", .safe),
            ("\"a\" = \"\\U0001F600\";", "\"a\" = \"😀\";", .safe),
            ("\"a\" = \"\\1\\8\";", "\"a\" = \"\\18\";", .safe),
            ("\"a\" = \"\\U00e9\\c\";", "\"a\" = \"\\U00e9c\";", .safe),
            ("a = b;\na = b;", "a = b;", .safe),
            ("a = b;\na = c;", "a = c;", .needsReview),
        ] as [(String, String, FixIt.Safety)])
    func curesMend(_ broken: String, _ mended: String, _ safety: FixIt.Safety) throws {
        let file = SourceFile(path: "Test.strings", text: broken)
        let fix = try #require(StringsFormat().parse(file).diagnostics.first?.fixIts.first)
        let result = try file.applying(fix.edits)
        #expect(result.string(result.fullSpan) == mended)
        #expect(fix.safety == safety)
        #expect(StringsFormat().parse(result).diagnostics.isEmpty)
    }

    /// A fix that may remove a key that loads, or change its value, isn't safe.
    @Test(
        arguments: [
            ("\"a\"=\"1\";;\n\"b\"=\"x;\n\"c\"=\"3\";", .needsReview), ("a = b;;\na = c;", .needsReview),
            ("a = b;;\na = b;", .safe), ("a = b;;\nc = d\n", .needsReview),
            ("\"a\" = \"\\Ue\\c\";", .needsReview), ("\"a\" = \"\\U\\c\";", .needsReview),
        ] as [(String, FixIt.Safety)])
    func aCureThatMayTakeSomethingIsForPeople(_ broken: String, _ safety: FixIt.Safety) {
        let fixes = diagnostics(broken).flatMap(\.fixIts)
        #expect(fixes.map(\.safety) == [safety])
    }

    @Test func markWithoutWhichUTF16IsMisreadIsAdded() throws {
        let file = SourceFile(path: "t", raw: GrammarCase.utf16("\"k\" = \"v\";"))
        let fix = try #require(StringsFormat().parse(file).diagnostics.first?.fixIts.first)
        #expect(try file.applying(fix.edits).raw == [0xFF, 0xFE] + GrammarCase.utf16("\"k\" = \"v\";"))
    }

    @Test(arguments: [
        "\"a b\" = \"it's \\\"so\\\"\\n\";", "/* c */\n\"Ok\" = \"1\"; // d\n\"OK\" = \"2\";", "{ a = b; }",
        "// only\n", "\"%@ \" = \"1\";\n\"%@\" = \"2\";\n\" %@\" = \"3\";", "\" \" = \"1\";\n\"  \" = \"2\";",
    ])
    func soundFilesAreSilent(_ text: String) {
        #expect(diagnostics(text).isEmpty)
    }
}
