import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

struct KeyUseSearchTests {
    /// The other uses in files, as “file:line key”.
    private static func uses(_ files: [String: String]) -> [String] {
        var options = ExtractionOptions(functions: ["tr"])
        options.findsUses = true
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let (facts, index) = ProjectFacts.indexed(ProjectFacts.facts(in: sources, options: options), options: options)
        let occurrences = facts.flatMap { facts in
            SiteStrings(facts: facts, index: index).strings().map(\.occurrence)
        }
        let search = KeyUseSearch(occurrences, in: index, options: options)
        return zip(facts, search.uses(in: facts)).flatMap { facts, uses in
            let lines = LineTable(facts.file.text)
            return uses.map {
                "\(facts.file.path):\(lines.position(of: $0.span.start).line) \($0.tableKey ?? "")"
            }
        }
    }

    private static let spoken = "x.accessibilityLabel = NSLocalizedString(\"play\", comment: \"\")\n"

    @Test func aTextThatIsSeenIsAnotherUse() {
        let seen = "title.text = NSLocalizedString(\"play\", comment: \"\")\n"
        #expect(Self.uses(["A.swift": Self.spoken + seen]) == ["A.swift:2 play"])
        #expect(Self.uses(["A.swift": Self.spoken, "B.swift": seen]) == ["B.swift:1 play"])
        #expect(
            Self.uses(["A.swift": Self.spoken, "B.m": "void f() { t.text = NSLocalizedString(@\"play\", nil); }"])
                == ["B.m:1 play"])
    }

    @Test(arguments: [
        "// NSLocalizedString(\"play\", comment: \"\")\n", "let name = \"play\"\n", "log(\"play\")\n",
        "title.text = NSLocalizedString(\"player\", comment: \"\")\n",
        "y.accessibilityHint = NSLocalizedString(\"play\", comment: \"\")\n",
    ])
    func whatIsNoLookUpOfTheKeyOrIsSpokenIsNone(other: String) {
        #expect(Self.uses(["A.swift": Self.spoken, "B.swift": other]) == [])
    }

    @Test func aConstantIsUsedWhereItsNameStandsAndNotWhereItIsMade() {
        let files = [
            "A.swift": "x.accessibilityLabel = Texts.play\n",
            "B.swift": "title.text = Texts.play\nlet all = \"\\(Texts.play), \\(Texts.playing)\" // Texts.play\n",
            "T.swift":
                "enum Texts {\n    static let play = NSLocalizedString(\"play\", comment: \"\")\n"
                + "    static let other = NSLocalizedString(\"play\", comment: \"\")\n}\n",
        ]
        #expect(Self.uses(files) == ["B.swift:1 play", "T.swift:3 play"])
    }

    @Test(arguments: [
        "f(\"other\", value: \"play\")", "f(\"other\", defaultValue:\n    \"play\")", "f(\"other\", comment: \"play\")",
    ])
    func aDefaultTextOrACommentThatReadsLikeAKeyIsNoUse(call: String) {
        let found = KeyScanner(keys: ["play"], names: []).places(in: Array(call.utf8))
        #expect(found.keys == [])
    }

    @Test func aNameCountsInCodeAlone() {
        let text = MarkedText(
            """
            let a = ⟦1⟧Texts.play⟦1⟧ // Texts.play
            let b = "Texts.play \\("x") Texts.play", c = .⟦2⟧Texts.play⟦2⟧.count
            let d = Other.Texts.play + TextsToo.play + ⟦3⟧Texts.play.more⟦3⟧
            // Texts.play "
            let e = "an open quote ⟦4⟧Texts.play⟦4⟧
            """)
        let found = KeyScanner(keys: [], names: ["Texts.play", "Texts.play.more"]).places(in: Array(text.text.utf8))
        #expect(found.names == (1...4).map { text.span($0) })
    }

    /// A line with many names, each of which is read only once.
    @Test func namesOnOneLongLineTakeTimeInProportion() {
        let text = Array(String(repeating: "\"x\" + Texts.play + ", count: 60_000).utf8)
        #expect(KeyScanner(keys: ["x"], names: ["Texts.play"]).places(in: text).names.count == 60_000)
    }

    @Test func aTextIsUsedWhereThePropertyIsNamedThatHoldsIt() {
        let other = """
            struct B: View {
                private var title: String { NSLocalizedString("play", comment: "Something for translators") }
                private var lines: Int { return [1, 2, 3, 4, 5, 6, 7, 8, 9].count }
                func configure() { anything.callSomethingWithAVeryLongName(); label.text = format(title) }
            }
            """
        #expect(Self.uses(["A.swift": Self.spoken, "B.swift": other]) == ["B.swift:2 play"])
    }

    /// The source writes a key with values differently, so the key is found only in files that contain another key.
    @Test func aKeyWithValuesIsFoundInFilesThatHaveAnotherKey() {
        let spoken = "x.accessibilityLabel = String(localized: \"\\(count) songs\")\n" + Self.spoken
        let other = "y.text = String(localized: \"\\(count) songs\")\n"
        let seen = "title.text = NSLocalizedString(\"play\", comment: \"\")\n"
        #expect(Self.uses(["A.swift": spoken, "B.swift": seen + other]).first == "B.swift:1 play")
    }

    @Test(arguments: [
        ("a = \"k\" + \"\\(f(\"k\")) b\" + \"k\"", 2), ("\"k\n\"k\"", 1), ("\"\\\"k\" \"k\"", 1), ("\"\"\"k\"\"\"", 1),
        ("http: \"//\" + \"k\"", 1), ("\"a\\\n\"k\"", 1), ("\"", 0), ("\"\\", 0), ("\"\\(", 0),
    ])
    func keysStandInQuotes(text: String, count: Int) {
        let found = KeyScanner(keys: ["k"], names: []).places(in: Array(text.utf8))
        #expect(found.keys.count == count)
    }

    @Test(arguments: [
        "A" + String(repeating: ".a", count: 100_000), "\"" + String(repeating: "\\\"", count: 100_000),
        String(repeating: "\"\\(", count: 50_000), String(repeating: "\\\"\\\n", count: 50_000),
    ])
    func manyQuotesAreReadInOnePass(text: String) {
        let search = KeyScanner(keys: ["k"], names: ["Texts.play"])
        var found = 0
        let time = ProcessorTime.measure {
            let places = search.places(in: Array("\(text)\n\"k\" Texts.play.a".utf8))
            found = places.keys.count + places.names.count
        }
        #expect(found == 2)
        #expect(time < .seconds(60))
    }
}
