import AXFormats
import AXModel
import AXSource
import Testing

@Suite struct StringsEditTests {
    private func edit(_ text: String, _ changes: [CatalogChange]) throws -> String {
        let file = SourceFile(path: "Test.strings", text: text)
        let result = try file.applying(StringsFormat().parse(file).value.edits(for: changes))
        return result.string(result.fullSpan)
    }

    @Test(arguments: [
        ("\"k\" = \"old\"; // c", "new", "\"k\" = \"new\"; // c"),
        ("k = old;", "new", "k = new;"),
        ("k = old;", "two words", "k = \"two words\";"),
        ("k;", "v", "k = \"v\";"),
        ("'k' = 'it\\'s';", "it's so", "'k' = 'it\\'s so';"),
        ("\"k\" = \"a\\U00e9b\";", "aéc", "\"k\" = \"a\\U00e9c\";"),
        ("\"k\" = \"\";", "say \"hi\"\\\n\t", "\"k\" = \"say \\\"hi\\\"\\\\\\n\\t\";"),
        ("\"k\" = \"1\";\n\"k\" = \"2\";", "3", "\"k\" = \"1\";\n\"k\" = \"3\";"),
        ("\"k\" = \"\\1\";", "\u{1}7", "\"k\" = \"\\U00017\";"),
        ("\"k\" = (a);", "v", "\"k\" = \"v\";"),
    ])
    func aValueIsSetAndNothingElse(_ text: String, _ value: String, _ expected: String) throws {
        #expect(try edit(text, [.set("k", value: value)]) == expected)
    }

    @Test func entriesAreAddedBehindTheLastOneSpacedLikeTheOthers() throws {
        let add: [CatalogChange] = [.add("n", value: "1", comment: nil), .add("m", value: "2", comment: "why */ so")]
        #expect(try edit("a = b;\n", add) == "a = b;\n\n\"n\" = \"1\";\n\n/* why * / so */\n\"m\" = \"2\";\n")
        #expect(
            try edit("a = b;\r\n\r\nc = d; // e\r\n", [add[0]]) == "a = b;\r\n\r\nc = d; // e\r\n\r\n\"n\" = \"1\";\r\n"
        )
        #expect(try edit("a = b;\nc = d;", [add[0]]) == "a = b;\nc = d;\n\"n\" = \"1\";")
        #expect(try edit("", [add[0]]) == "\"n\" = \"1\";\n")
        #expect(try edit("// c", [add[0]]) == "// c\n\"n\" = \"1\";\n")
        #expect(try edit("{ a = b; }", [add[0]]) == "{ a = b;\n\"n\" = \"1\"; }")
        #expect(try edit("{}", [add[0]]) == "{\n\"n\" = \"1\";\n}")
        #expect(try edit("a = b;;\nlost = x;", [add[0]]) == "a = b;\n\"n\" = \"1\";;\nlost = x;")
    }

    @Test func anEntryIsRemovedWithItsCommentsAndItsLine() throws {
        let text = "/* header */\n\na = b;\n/* of k */\n// more\nk = v; // tail\nc = d;\n"
        #expect(try edit(text, [.remove("k")]) == "/* header */\n\na = b;\nc = d;\n")
        #expect(try edit("a = b;\n\nk = v;\n\nc = d;\n", [.remove("k")]) == "a = b;\n\nc = d;\n")
        #expect(try edit("a = b; k = v; c = d;", [.remove("k")]) == "a = b;  c = d;")
        #expect(try edit("k = 1;\nk = 2;\n", [.remove("k")]) == "")
    }

    @Test func commentsAreChangedAddedAndRemoved() throws {
        #expect(try edit("/* old */\nk = v;", [.comment("k", "new")]) == "/* new */\nk = v;")
        #expect(try edit("a = b;\n  k = v;", [.comment("k", "new")]) == "a = b;\n  /* new */\n  k = v;")
        #expect(try edit("k = v; // old\n", [.comment("k", "new")]) == "k = v; /* new */\n")
        #expect(try edit("/* a */\n/* b */\nk = v; // c\n", [.comment("k", nil)]) == "k = v;\n")
    }

    @Test func sortingTakesCommentsAlongAndLeavesHeadersInPlace() throws {
        let text = "/* header */\n\n/* of b */\nb = 2; // two\n\n/* of a */\na = 1;\n"
        #expect(try edit(text, [.sort]) == "/* header */\n\n/* of a */\na = 1;\n\n/* of b */\nb = 2; // two\n")
        #expect(try edit("b = 2; a = 1; // c", [.sort]) == "a = 1; // c\n b = 2;")
        #expect(try edit("b = 1; b = 2; a = 3;", [.sort]) == "a = 3; b = 1; b = 2;")
    }

    @Test func unknownKeysChangeNothing() throws {
        #expect(try edit("a = b;", [.set("x", value: "y"), .remove("x"), .comment("x", "c")]) == "a = b;")
    }
}
