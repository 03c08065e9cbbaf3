import AXFormats
import AXModel
import AXSource
import Testing

@Suite struct StringsEditTests {
    private func edit(_ text: String, _ changes: [CatalogChange]) throws -> String {
        let file = SourceFile(path: "Test.strings", text: text)
        let result = try file.applying(StringsFormat().parse(file).value.edits(for: changes).edits)
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
        #expect(try edit("// c", [add[0]]) == "// c\n\n\"n\" = \"1\";\n")
        #expect(try edit("{ a = b; }", [add[0]]) == "{ a = b;\n\"n\" = \"1\"; }")
        #expect(try edit("{}", [add[0]]) == "{\n\"n\" = \"1\";\n}")
        #expect(try edit("a = b;;\nlost = x;", [add[0]]) == "a = b;\n\"n\" = \"1\";;\nlost = x;")
    }

    @Test func anEntryIsRemovedWithItsCommentsAndItsLine() throws {
        let text = "/* header */\n\na = b;\n/* of k */\n// more\nk = v; // tail\nc = d;\n"
        #expect(try edit(text, [.remove("k")]) == "/* header */\n\na = b;\nc = d;\n")
        #expect(try edit("a = b;\n\nk = v;\n\nc = d;\n", [.remove("k")]) == "a = b;\n\nc = d;\n")
        #expect(try edit("a = b; k = v; c = d;", [.remove("k")]) == "a = b;  c = d;")
        #expect(try edit("a = b;\n\n/* c */\nk = v;\n", [.remove("k")]) == "a = b;\n")
        #expect(try edit("a = b;\n\nk = v;", [.remove("k")]) == "a = b;")
        #expect(try edit("{\n  k = v;\n}\n", [.remove("k")]) == "{\n}\n")
    }

    /// Apple's parser refuses an empty file.
    @Test func theLastEntryLeavesALineEnd() throws {
        #expect(try edit("k = 1;\nk = 2;\n", [.remove("k")]) == "\n")
        #expect(try edit("k = 1;", [.remove("k")]) == "\n")
        #expect(try edit("/* c */\r\nk = 1;\r\n", [.remove("k")]) == "\r\n")
        #expect(try edit("k = 1;\n", [.remove("k"), .add("n", value: "2", comment: nil)]) == "\"n\" = \"2\";\n")
    }

    @Test func entriesAreAddedWhereTheyLoad() throws {
        let add: [CatalogChange] = [.add("n", value: "1", comment: nil)]
        #expect(try edit("/* { */ {\n}\n", add) == "/* { */ {\n\"n\" = \"1\";\n\n}\n")
        #expect(try edit("/* open\na = b;\n", add) == "\"n\" = \"1\";\n/* open\na = b;\n")
        #expect(try edit("// h\n /* open\n", add) == "// h\n \n\"n\" = \"1\";\n/* open\n")
        #expect(try edit("a = b; /* open\nc = d;\n", add) == "a = b;\n\"n\" = \"1\"; /* open\nc = d;\n")
    }

    @Test(arguments: ["a = b\n", "(a)", "\"a\"", "{ a = b;", "a = \"b;\n", "; a = b;"])
    func nothingIsAddedToAFileOfWhichNothingLoads(_ text: String) throws {
        #expect(try edit(text, [.add("n", value: "1", comment: nil)]) == text)
    }

    @Test func whatIsLostIsNotChanged() throws {
        let text = "/* open\na = b;\n"
        #expect(try edit(text, [.set("a", value: "c"), .remove("a"), .comment("a", "c")]) == text)
    }

    @Test func commentsAreChangedAddedAndRemoved() throws {
        #expect(try edit("/* old */\nk = v;", [.comment("k", "new")]) == "/* new */\nk = v;")
        #expect(try edit("a = b;\n  k = v;", [.comment("k", "new")]) == "a = b;\n  /* new */\n  k = v;")
        #expect(try edit("k = v; // old\n", [.comment("k", "new")]) == "k = v; /* new */\n")
        #expect(try edit("/* a */\nk = v; // b\n", [.comment("k", "new")]) == "/* new */\nk = v;\n")
        #expect(try edit("k /* a */ = v;", [.comment("k", nil)]) == "k = v;")
        #expect(try edit("// same\nk = v;", [.comment("k", "same")]) == "// same\nk = v;")
        #expect(try edit("/* a */\n/* b */\nk = v; // c\n", [.comment("k", nil)]) == "k = v;\n")
    }

    /// On the line of another entry, the comment would belong to that entry.
    @Test func aCommentOnASharedLineBeginsANewOne() throws {
        let once = try edit("\"a\"=\"b\"; \"c\"=\"d\";", [.comment("c", "new")])
        #expect(once == "\"a\"=\"b\";\n/* new */\n\"c\"=\"d\";")
        #expect(try edit(once, [.comment("c", "new")]) == once)
        #expect(try edit("a=b; /* of a */ c=d;", [.comment("c", "new")]) == "a=b; /* of a */\n/* new */\nc=d;")
    }

    @Test func aCommentHasTheLineEndsOfTheFile() throws {
        let changes: [CatalogChange] = [
            .comment("k", "one\ntwo\r\nthree\rfour"), .add("n", value: "1", comment: "a\nb"),
        ]
        #expect(
            try edit("k = v;\r\n", changes).utf8.elementsEqual(
                "/* one\r\ntwo\r\nthree\r\nfour */\r\nk = v;\r\n\r\n/* a\r\nb */\r\n\"n\" = \"1\";\r\n".utf8))
    }

    /// A code point that forms one character with a quote, a backslash or a slash doesn't change how parsers read it.
    @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}"])
    func marksDoNotHideDelimiters(_ mark: String) throws {
        let text = "\"\(mark)\\\(mark)*/\(mark)"
        let key = StringKey(text)
        let file = SourceFile(path: "t", text: "a = b;\n")
        let edits = StringsFormat().parse(file).value.edits(for: [.add(key, value: text, comment: text)]).edits
        let unit = try #require(
            StringsFormat().parse(file.applying(edits)).value.catalogs(locale: "en", table: "t")[0].units.last)
        #expect(unit.key == key)
        #expect(unit.text == .plain(try #require(unit.text.forms.first)))
        #expect(unit.text.forms.first.map { StringKey($0.string) } == key)
        #expect(unit.comment == "\"\(mark)\\\(mark)* /\(mark)")
    }

    @Test func sortingTakesCommentsAlongAndLeavesHeadersInPlace() throws {
        let text = "/* header */\n\n/* of b */\nb = 2; // two\n\n/* of a */\na = 1;\n"
        #expect(try edit(text, [.sort]) == "/* header */\n\n/* of a */\na = 1;\n\n/* of b */\nb = 2; // two\n")
        #expect(try edit("b = 2; a = 1; // c", [.sort]) == "a = 1; // c\n b = 2;")
        #expect(try edit("a=1; z=2;\n/* of b */\nb=3;\n", [.sort]) == "a=1; \n/* of b */\nb=3;\nz=2;\n")
        #expect(try edit("b = 1; b = 2; a = 3;", [.sort]) == "a = 3; b = 1; b = 2;")
    }

    @Test func unknownKeysChangeNothing() throws {
        #expect(try edit("a = b;", [.set("x", value: "y"), .remove("x"), .comment("x", "c")]) == "a = b;")
    }
}
