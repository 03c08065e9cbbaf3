import AXSource
import Testing

@testable import AXCommands

private func finding(_ rule: String, _ key: StringKey? = nil, locale: String? = nil, at offset: Int = 0) -> Diagnostic {
    Diagnostic(id: rule, severity: .error, path: "x", span: Span(at: offset), message: "", key: key, locale: locale)
}

@Test func whatABaselineAcceptsIsCoveredAsOftenAsItWasAccepted() {
    let accepted = [finding("a", "k"), finding("a", "k", at: 5), finding("b", "gone", locale: "de")]
    let baseline = Baseline(accepting: accepted) { _ in TextHash.of("text") }
    let now = [finding("a", "k", at: 50), finding("a", "k", at: 60), finding("a", "k", at: 70), finding("a", "new")]
    let remainder = baseline.remainder(of: now) { _ in TextHash.of("text") }
    #expect(remainder.diagnostics == [now[2], now[3]])
    #expect(remainder.accepted.count == 2)
    #expect(remainder.stale == 1)
}

@Test func aChangedTextBringsTheFindingBackAndANewIndentationDoesNot() {
    let baseline = Baseline(accepting: [finding("a", "k")]) { _ in TextHash.of("Plays  the song.\n") }
    #expect(
        baseline.remainder(of: [finding("a", "k")]) { _ in TextHash.of("\t Plays the\r\nsong. ") }.diagnostics.isEmpty)
    #expect(baseline.remainder(of: [finding("a", "k")]) { _ in TextHash.of("Plays a song.") }.diagnostics.count == 1)
}

@Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    (" foobar\n", "85944171f73967e8"),
])
func aTextsHashIsTheOneOfTheAlgorithmsAuthors(_ text: String, _ hash: String) {
    #expect(TextHash.of(text) == hash)
}

@Test func theFileIsSortedAndReadsBackTheSame() throws {
    let findings = [
        finding("b", "k"), finding("a", "z\"\\\n\u{7}é", locale: "de"), finding("a", "z", locale: "ar"),
        finding("a", "z"),
        finding("b", "k"),
    ]
    let baseline = Baseline(accepting: findings) { _ in TextHash.of("text") }
    let hash = TextHash.of("text")
    let text = BaselineFile.text(of: baseline)
    #expect(
        text == """
            [
              {"rule": "a", "locale": "", "key": "z", "textHash": "\(hash)", "count": 1},
              {"rule": "a", "locale": "ar", "key": "z", "textHash": "\(hash)", "count": 1},
              {"rule": "a", "locale": "de", "key": "z\\"\\\\\\n\\u0007é", "textHash": "\(hash)", "count": 1},
              {"rule": "b", "locale": "", "key": "k", "textHash": "\(hash)", "count": 2}
            ]

            """)
    let files = MemoryFileSystem(["baseline.json": text])
    #expect(try BaselineFile.read("baseline.json", in: files) == baseline)
    #expect(BaselineFile.text(of: Baseline()) == "[]\n")
}

@Test func equalEntriesAddUpAndSillyCountsDoNoHarm() throws {
    let row = #"{"rule":"a","textHash":"1"#
    let files = MemoryFileSystem([
        "b.json":
            "[\(row)\"},\(row)\",\"count\":2,\"more\":1},\(row)x\",\"count\":-5},\(row)y\",\"count\":9223372036854775807}]"
    ])
    let counts = try BaselineFile.read("b.json", in: files).counts.map { ($0.key.textHash, $0.value) }.sorted {
        $0 < $1
    }
    #expect(counts.map(\.0) == ["1", "1y"])
    #expect(counts.map(\.1) == [3, BaselineFile.highestCount])
}

@Test(arguments: [
    ("", "this isn't valid JSON"), ("[", "this isn't valid JSON"),
    ("{}", "this isn't a baseline; expected a list of entries"),
    (#"[{"rule":"a"}]"#, "entry 1 has no “textHash”"),
    (#"[{"rule":"a","textHash":"1"},{"rule":1,"textHash":"1"}]"#, "entry 2: “rule” has the wrong type"),
    (String(repeating: "[", count: 1_000_000), "this isn't valid JSON"),
])
func aFileThatIsNoBaselineIsOneClearLine(_ text: String, _ message: String) {
    let files = MemoryFileSystem(["b.json": text])
    #expect(throws: CommandFailure(.configuration, "b.json: \(message)")) { try BaselineFile.read("b.json", in: files) }
}

@Test func aMissingBaselineIsAFailure() {
    #expect(throws: CommandFailure(.configuration, "b.json: no such file or folder")) {
        try BaselineFile.read("b.json", in: MemoryFileSystem())
    }
}

@Test func anEmptyBaselineAsksForNoText() {
    let findings = [finding("a", "k"), finding("b")]
    let remainder = Baseline().remainder(of: findings) { finding in
        Issue.record("asked for the text of \(finding.id)")
        return ""
    }
    #expect(remainder.diagnostics == findings)
    #expect(remainder.accepted.count == 0)
}
