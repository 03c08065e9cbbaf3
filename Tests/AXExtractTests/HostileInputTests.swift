import AXExtract
import AXModel
import AXSource
import AXTestSupport
import Testing

struct HostileInputTests {
    @Test(arguments: [[], [0], [0xFF, 0xFE], Array("accessibilityLabel".utf8), [0xEF, 0xBB, 0xBF]])
    func aFileWithoutAnythingGivesNothing(raw: [UInt8]) {
        let parsed = SwiftText.occurrences(SourceFile(path: "A.swift", raw: raw))
        #expect(parsed.value == [])
        #expect(parsed.diagnostics == [])
    }

    @Test(arguments: 0..<20)
    func anyBytesAreRead(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var raw = Array("x.accessibilityLabel = \"".utf8)
        for _ in 0..<2_000 { raw.append(UInt8.random(in: 0...255, using: &generator)) }
        let count = raw.count
        let parsed = SwiftText.occurrences(SourceFile(path: "A.swift", raw: raw))
        #expect(parsed.value.allSatisfy { $0.span.end <= count && ($0.leafSpan?.end ?? 0) <= count })
    }

    @Test(arguments: [
        "\"Play", "\"\"\"\nPlay", "#\"Play\"", "NSLocalizedString(\"Play", "\"\\(a", "\"\\u{110000}\"", "", "=",
    ])
    func anUnfinishedValueIsNoString(value: String) {
        let found = SwiftText.occurrences("x.accessibilityLabel = " + value).value
        #expect(found.allSatisfy { $0.kind == .dynamic }, "\(found.map { "\($0.kind) \($0.key)" })")
    }

    @Test(arguments: [
        ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("f(", ")"), ("A<", ">"), ("try await ", ""),
        ("let ", ""), ("A -> ", ""), ("a ? ", " : b"), ("\n#if a\n", ""), ("if a {} else ", ""), ("@a(", ")"),
        ("borrowing ", ""), ("consuming\n", ""), ("sending ", ""), ("isolated ", ""), ("_const ", ""), ("async ", ""),
        ("final ", ""), ("open override ", ""), ("precedencegroup ", ""), ("weak lazy\n", ""),
    ])
    func deepNestingIsTold(open: String, close: String) {
        let depth = InputShare.count(20_000)
        let text =
            "x.accessibilityLabel = " + String(repeating: open, count: depth) + "x"
            + String(repeating: close, count: depth)
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id) == ["source-not-read"])
    }

    /// To the parser, `<` isn't an operator even after a space, so its recursion is as deep as the number of `<`.
    @Test(arguments: ["a <", "`a`<", "a<b>.c <", "a/**/<", "a<1, ", "a < 0x1\n, ", "a::<", "a < ", "a\n<", "a <~"])
    func argumentsOfTypesAreBrackets(open: String) {
        let text = "x.accessibilityLabel = \"Play\"\nlet a: " + String(repeating: open, count: InputShare.count(60_000))
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id) == ["source-not-read"])
    }

    /// Each of these brackets doubles or triples the parser's time: thirty take minutes.
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            "[", "[(", "[a<", "[any ", "([", "of & [", "@a<", "@a <(", "@a.b <[", "[@a <", "@a<a<", "<@a ",
            "[[[[[[[[A: ",
        ])
    func bracketsThatTheParserLooksOverAgainAndAgainAreTold(open: String) {
        let text = "x.accessibilityLabel = \"Play\"\nlet a = b" + String(repeating: open, count: 30)
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id).contains("source-not-read"))
    }

    @Test(.timeLimit(.minutes(15))) func bracketsAroundValuesOfDictionariesCount() {
        let text = "x.accessibilityLabel = \"Play\"\nlet a = b" + String(repeating: "[[[[[[[[A: ", count: 5)
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id).contains("source-not-read"))
    }

    @Test func operatorsAndNestedLiteralsAreNoTypes() {
        let text =
            "x.accessibilityLabel = \"Play\"\n" + String(repeating: "a.b = i < n\n", count: 400)
            + String(repeating: "expect(a) < 5\nb < c &&\n", count: 400) + "let c = ["
            + String(repeating: "1 << 2, i <= n, ", count: 400) + "]\nlet d = "
            + String(repeating: "[\"a\": [1, [b: ", count: 20) + "nil" + String(repeating: "]]]", count: 20)
            + "\nlet e: [[[[[(A<[B]>)]]]]]\n"
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id).contains("source-not-read") == false)
        #expect(SwiftText.strings(text) == ["hard-coded Play"])
    }

    @Test(arguments: [
        // A variable that is computed from itself and doubles in length each time.
        "func f() {\n    var a = \"x\"\n"
            + String(repeating: "    a = a + a.b + g(a, a)\n", count: InputShare.count(200))
            + "    x.accessibilityLabel = a\n}\n",
        // Each constant uses the next one twice.
        "x.accessibilityLabel = A.c0\nenum A {\n"
            + (0..<InputShare.count(200)).map { "    static let c\($0) = on ? A.c\($0 + 1) : A.c\($0 + 1)\n" }.joined()
            + "}\n",
        // Functions that call each other in a cycle and pass on their arguments.
        "x.accessibilityLabel = f0(\"a\")\n"
            + (0..<50).map { "func f\($0)(_ a: String) -> String { f\(($0 + 1) % 50)(a + a) }\n" }.joined(),
        "x.accessibilityLabel = a\nvar a: String { b }\nvar b: String { a }\n",
        "x.accessibilityLabel = " + String(repeating: "f(", count: InputShare.count(150)) + "\"a\".b"
            + String(repeating: ")", count: InputShare.count(150)),
        "typealias A = B\ntypealias B = A\nclass C: D {}\nclass D: C {}\nx.accessibilityLabel = A.c\ny.accessibilityLabel = C.d\n",
    ])
    func whatLeadsInCirclesEnds(text: String) {
        let found = SwiftText.occurrences(text).value
        #expect(!found.isEmpty, "nothing found in \(text.prefix(80))")
        #expect(found.allSatisfy { $0.kind == .dynamic || $0.kind == .hardCoded || $0.kind == .constant })
    }

    /// Each takes quadratic time if the rest is read again from every offset.
    @Test(
        arguments: InputShare.of([
            "let a = b " + String(repeating: "{}", count: InputShare.count(300_000)),
            "enum A {\n" + String(repeating: "    static let a = (\n", count: InputShare.count(60_000)),
            "enum A {\n" + String(repeating: "    static let a = [ /*\n", count: InputShare.count(60_000)),
            "enum A {\n    static var a: String { \"\\",
            "enum A {\n    static func a() -> String { \"\\",
        ]))
    func whatHasNoEndIsGoneOverOnce(text: String) {
        let read = SwiftText.occurrences("x.accessibilityLabel = \"a\"\n" + text)
        #expect(!read.value.isEmpty || !read.diagnostics.isEmpty)
    }

    @Test func manyBracketsSideBySideAreNotDeep() {
        let line =
            "a.accessibilityLabel = b[0 ..< i].map { (c: Array<Int>) -> String in \"(\\(c))[\" } ?? nil // (({{\n"
        let count = InputShare.count(300)
        let text =
            String(repeating: line, count: count)
            + "/* [[[[ */ let a = i<n ? 1 : 2, s = #\"\"\"\n((( \"\"\n\"\"\"#\n"
        #expect(SwiftText.occurrences(text).diagnostics.map(\.id).contains("source-not-read") == false)
        #expect(SwiftText.occurrences(text).value.count == count)
    }

    @Test(
        arguments: InputShare.of([
            "V()" + String(repeating: ".b()", count: InputShare.count(20_000)) + ".accessibilityLabel(\"k\")",
            "x.accessibilityLabel = a" + String(repeating: ".b", count: InputShare.count(20_000)),
            "x.accessibilityLabel = \"a\"" + String(repeating: ".capitalized", count: InputShare.count(5_000)),
            "x.accessibilityLabel = " + String(repeating: "c ? \"a\" : ", count: InputShare.count(5_000)) + "\"z\"",
            "x.accessibilityLabel = \"a\"" + String(repeating: " + \"b\"", count: InputShare.count(5_000)),
            "for a" + String(repeating: ".b", count: InputShare.count(200_000))
                + " in c { x.accessibilityLabel = String(localized: \"\\(d)\") }",
            "struct V { @E" + String(repeating: ".E", count: InputShare.count(200_000)) + " var a: A"
                + String(repeating: ".B", count: InputShare.count(200_000))
                + "\nfunc f() { x.accessibilityLabel = String(localized: \"\\(a)\") } }",
        ]))
    func longChainsAreRead(text: String) {
        #expect(!SwiftText.occurrences(text).value.isEmpty)
    }

    /// If all of them were followed, hundreds of billions of values would be read.
    @Test func variablesThatAreMadeOfManyOthersDoNotMultiply() {
        let values = (0..<5).map { "let v\($0) = \(Self.many("v\($0 + 1)"))\n" }.reversed().joined()
        let text = "func f() {\n\(values)x.accessibilityLabel = String(localized: \"\\(v0) songs\")\n}\n"
        #expect(SwiftText.strings(text).count == 1)
    }

    private static func many(_ name: String) -> String {
        "min(" + Array(repeating: name, count: InputShare.count(1_000)).joined(separator: ", ") + ")"
    }

    /// If each use of a name looked at all its declarations, the work would grow with the square of their number.
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            ("static let c = \"Play\"\n", "A.c"), ("static func c(_ a: Int) -> String { \"Play\" }\n", "A.c(1)"),
        ])
    func manyDeclarationsOfOneNameAreRead(declaration: String, use: String) {
        let count = InputShare.count(800)
        let text =
            "enum A {\n" + String(repeating: declaration, count: count) + "}\n"
            + String(repeating: "x.accessibilityLabel = \(use)\n", count: count)
        #expect(SwiftText.occurrences(text).value.count == count)
    }

    /// The label of a case ends the previous case, so a long list of cases isn't deep.
    @Test(arguments: [
        "case \"a\": return \"b\" ", "case \"a\": ", "case a: return ", "case let a: ", "case : ",
        "case \"a\": return try await b\n",
    ])
    func labelsOfCasesAreRead(text: String) {
        let cases = String(repeating: text, count: InputShare.count(1_000))
        let text = "x.accessibilityLabel = \"Play\"\nswitch a {\n" + cases + "\n}\n"
        let found = SwiftText.occurrences(text)
        #expect(found.value.map(\.key) == ["Play"])
        #expect(!found.diagnostics.map(\.id).contains("source-not-read"))
    }

    @Test func deepButSaneNestingIsRead() {
        let brackets = (String(repeating: "(", count: 60), String(repeating: ")", count: 60))
        let text = "x.accessibilityLabel = " + brackets.0 + "\"Play\"" + brackets.1
        #expect(SwiftText.strings(text) == ["hard-coded Play"])
    }
}
