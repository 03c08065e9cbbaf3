import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// `check --units`: single strings, one per line.
@Suite struct CheckUnitsTests {
    private struct Answer: Decodable {
        struct Finding: Decodable {
            let id: String
            let severity: String
            let path: String
            let line: Int?
            let column: Int?
            let endColumn: Int?
            let locale: String?
            let key: String?
            let message: String
        }

        let id: String?
        let findings: [Finding]
    }

    private static func run(
        _ lines: [String], _ options: [String] = [], files: [String: String] = [:]
    ) throws -> (answers: [Answer], run: VerbRun) {
        let run = try VerbRun(
            ["check", "--units", "-"] + options, files, input: lines.map { $0 + "\n" }.joined())
        let answers = try run.output.split(separator: "\n").map {
            try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
        }
        return (answers, run)
    }

    /// The ids of the findings about one string.
    private static func findings(_ members: String, _ options: [String] = [], files: [String: String] = [:]) throws
        -> [String]
    {
        let (answers, _) = try run(["{\"id\":\"x\",\(members)}"], options, files: files)
        return try #require(answers.first).findings.map(\.id)
    }

    /// The source shows which argument is the count, even if no form of the translation contains it.
    @Test(arguments: [("Lieder von %2$@", []), ("Lieder von %3$@", ["format-argument-gap"])] as [(String, [String])])
    func aPluralMayLeaveOutItsNumberInAllForms(text: String, expected: [String]) throws {
        let line: [String: Any] = [
            "id": 1, "locale": "de", "forms": ["one": text, "other": text],
            "sourceForms": ["one": "%1$lld song by %2$@", "other": "%1$lld songs by %2$@"],
        ]
        let input = try JSONSerialization.data(withJSONObject: line)
        let run = try VerbRun(["check", "--units", "-"], [:], input: String(decoding: input, as: UTF8.self) + "\n")
        #expect(run.output.contains("format-argument-gap") == !expected.isEmpty)
    }

    /// The key `followers %lld %@` may have the value “%2$@ followers” in all languages.
    @Test(arguments: [("%2$@ Follower", false), ("%3$@ Follower", true)])
    func aPluralMayLeaveOutItsNumberInTheSourceToo(text: String, hasGap: Bool) throws {
        let line: [String: Any] = [
            "id": 1, "locale": "de", "forms": ["one": text, "other": text],
            "sourceForms": ["one": "%2$@ follower", "other": "%2$@ followers"],
        ]
        let input = try JSONSerialization.data(withJSONObject: line)
        let run = try VerbRun(["check", "--units", "-"], [:], input: String(decoding: input, as: UTF8.self) + "\n")
        #expect(run.output.contains("format-argument-gap") == hasGap)
    }

    @Test func everyLineHasAnAnswerInOrder() throws {
        let (answers, run) = try Self.run((0..<20).map { "{\"id\":\"\($0)\",\"locale\":\"en\",\"text\":\"Play\"}" })
        #expect(answers.map(\.id) == (0..<20).map { "\($0)" })
        #expect(run.verdict == .clean)
        #expect(run.errors.isEmpty)
    }

    @Test(arguments: [
        ("\"locale\":\"en\",\"role\":\"hint\",\"text\":\"Tap to play the song.\"", "hint-names-gesture"),
        ("\"locale\":\"de\",\"role\":\"hint\",\"text\":\"Tippen, um zu spielen.\"", "hint-names-gesture"),
        ("\"locale\":\"de\",\"text\":\"%d Titel\",\"source\":\"%@ songs\"", "format-type-changed"),
        ("\"locale\":\"de\",\"text\":\"Plays the song\",\"source\":\"Plays the song\"", "untranslated"),
        ("\"locale\":\"en\",\"role\":\"hint\",\"label\":\"Play song\",\"text\":\"Play song.\"", "hint-repeats-label"),
        (
            "\"locale\":\"de\",\"role\":\"label\",\"visibleText\":\"Senden\",\"text\":\"Nachricht\"",
            "label-differs-from-title"
        ),
        ("\"locale\":\"en\",\"key\":\"play.hint\",\"text\":\"Tap to play the song.\"", "hint-names-gesture"),
        ("\"locale\":\"en\",\"comment\":\"Accessibility hint\",\"text\":\"Tap to play.\"", "hint-names-gesture"),
        ("\"locale\":\"en\",\"role\":\"value\",\"text\":\"5km away\"", "spoken-glued-unit"),
        ("\"locale\":\"de\",\"maxLength\":4,\"text\":\"Titel\"", "length-exceeded"),
        ("\"locale\":\"de\",\"comment\":\"max 5 characters\",\"text\":\"Abspielen\"", "length-exceeded"),
        ("\"locale\":\"de\",\"comment\":\"max 9 chars\",\"maxLength\":4,\"text\":\"Titel\"", "length-exceeded"),
        (
            "\"locale\":\"de\",\"comment\":\"Max. 0.1 s\",\"text\":\"Der Titel wird abgespielt\"", "length-exceeded"
        ),
        ("\"locale\":\"ru\",\"plural\":\"one\",\"text\":\"1 песня\",\"source\":\"%d song\"", "plural-literal-number"),
        ("\"locale\":\"ja\",\"plural\":\"other\",\"text\":\"2曲\",\"source\":\"%d songs\"", "plural-literal-number"),
        ("\"locale\":\"ja\",\"plural\":\"few\",\"text\":\"%d曲\",\"source\":\"%d songs\"", "plural-extra-category"),
        ("\"locale\":\"zz\",\"text\":\"Titel\"", "language-tag"),
    ])
    func aStringIsJudgedByAllThatIsKnownAboutIt(members: String, id: String) throws {
        #expect(try Self.findings(members).contains(id))
    }

    @Test(arguments: [
        "\"locale\":\"en\",\"role\":\"hint\",\"text\":\"Plays the song.\"",
        "\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":5",
        "\"locale\":\"de\",\"text\":\"👨‍👩‍👧\",\"maxLength\":1",
        "\"locale\":\"de\",\"text\":\"Titel\",\"comment\":\"max 5 characters; max 3 songs\"",
        "\"locale\":\"en-GB\",\"text\":\"%d song\",\"source\":\"%d song\",\"plural\":\"one\"",
        "\"locale\":\"ja\",\"text\":\"曲なし\",\"source\":\"%d songs\",\"plural\":\"zero\"",
        "\"locale\":\"zh_CN\",\"text\":\"播放\",\"role\":null,\"visibleText\":\"播\"",
        "\"locale\":\"ru\",\"text\":\"%d песни\",\"source\":\"%d songs\",\"plural\":\"few\"",
        "\"locale\":\"en\",\"text\":\"\"",
        "\"locale\":\"en\",\"text\":\"Play\",\"somethingElse\":{\"a\":[1]}",
    ])
    func aGoodStringHasNoFindings(members: String) throws {
        #expect(try Self.findings(members) == [])
    }

    @Test func placesAreThoseOfTheTextInUTF16Units() throws {
        let (answers, _) = try Self.run([
            #"{"id":"1","locale":"en","role":"hint","text":"Opens.\n👍 Tap to play.","key":"k","file":"a/b.strings"}"#
        ])
        let finding = try #require(answers.first?.findings.first { $0.id == "hint-names-gesture" })
        #expect(finding.path == "a/b.strings")
        #expect((finding.line, finding.column, finding.endColumn) == (2, 4, 7))
        #expect(finding.key == "k" && finding.locale == "en")
    }

    @Test(arguments: [
        ("{", "null", "not valid JSON"), ("[]", "null", "object"),
        ("{\"locale\":\"de\",\"text\":\"x\"}", "null", "“id”"),
        ("{\"id\":\"7\",\"text\":\"x\"}", "\"7\"", "“locale”"), ("{\"id\":\"7\",\"locale\":\"de\"}", "\"7\"", "“text”"),
        ("{\"id\":7,\"locale\":\"not a tag\",\"text\":\"x\"}", "7", "isn't a language tag"),
        ("{\"id\":7,\"locale\":\"de\",\"text\":1}", "7", "“text” must be a string"),
        ("{\"id\":7,\"locale\":\"de\",\"text\":\"x\",\"role\":\"hnit\"}", "7", "unknown role “hnit”"),
        ("{\"id\":7,\"locale\":\"de\",\"text\":\"x\",\"plural\":\"lots\"}", "7", "unknown plural “lots”"),
        ("{\"id\":7,\"locale\":\"de\",\"text\":\"x\",\"traits\":\"button\"}", "7", "“traits”"),
        ("{\"id\":7,\"locale\":\"de\",\"text\":\"x\",\"maxLength\":\"4\"}", "7", "“maxLength”"),
        ("\u{1}", "", ""),
    ])
    func aLineThatIsNoStringIsToldAndTheOthersAreJudged(line: String, id: String, message: String) throws {
        let good = "{\"id\":\"good\",\"locale\":\"en\",\"text\":\"Play\"}"
        let run = try VerbRun(["check", "--units", "-"], [:], input: [good, line, good].joined(separator: "\n"))
        let answers = run.output.split(separator: "\n")
        guard !id.isEmpty else {
            #expect(answers.count == 2, "a blank line has no answer")
            return
        }
        #expect(answers.count == 3)
        #expect(answers[0] == "{\"id\":\"good\",\"findings\":[]}" && answers[2] == answers[0])
        #expect(answers[1].hasPrefix("{\"id\":\(id),\"findings\":[{"), "\(answers[1])")
        #expect(answers[1].contains(message) && answers[1].contains("\"line\":2"), "\(answers[1])")
        #expect(answers[1].contains("\"units-file\"") && answers[1].contains("\"severity\":\"error\""))
        #expect(run.verdict == .unreadable)
    }

    @Test func aLineThatIsTooLongIsTold() throws {
        let long =
            "{\"id\":\"1\",\"locale\":\"en\",\"text\":\"\(String(repeating: "a", count: UnitLine.longest))\"}"
        let run = try VerbRun(["check", "--units", "u.jsonl"], ["u.jsonl": long + "\n"])
        #expect(run.output.contains("longer than"))
        #expect(run.verdict == .unreadable)
    }

    @Test func aFileIsReadToo() throws {
        let run = try VerbRun(
            ["check", "--units", "u.jsonl"], ["u.jsonl": "{\"id\":1,\"locale\":\"en\",\"text\":\"Play\"}"])
        #expect(run.output == "{\"id\":1,\"findings\":[]}\n")
        #expect(throws: CommandFailure.self) { try VerbRun(["check", "--units", "no.jsonl"], [:]) }
    }

    private static let gesture = "\"locale\":\"en\",\"role\":\"hint\",\"text\":\"Tap to play the song.\""

    @Test func levelsOfTheConfigurationCount() throws {
        let off = [".axstrings.yml": "rules: {hint-names-gesture: off}\n"]
        #expect(try !Self.findings(Self.gesture, files: off).contains("hint-names-gesture"))
        let error = [".axstrings.yml": "rules: {hint-names-gesture: error}\n"]
        let (answers, run) = try Self.run(
            ["{\"id\":1,\(Self.gesture)}".replacing("\"id\":1", with: "\"id\":\"1\"")], files: error)
        #expect(answers.first?.findings.first { $0.id == "hint-names-gesture" }?.severity == "error")
        #expect(run.verdict == .findings)
        let roles = [".axstrings.yml": "roles: {\"x.*\": hint}\n"]
        #expect(
            try Self.findings("\"locale\":\"en\",\"key\":\"x.a\",\"text\":\"Tap to play.\"", files: roles)
                .contains("hint-names-gesture"))
    }

    @Test func theFailLevelAndTheLowestSeverityCount() throws {
        let line = ["{\"id\":\"1\",\(Self.gesture)}"]
        #expect(try Self.run(line).run.verdict == .clean)
        #expect(try Self.run(line, ["--fail-on", "warning"]).run.verdict == .findings)
        #expect(try Self.run(line, ["--min-severity", "error"]).answers.first?.findings.isEmpty == true)
    }

    @Test func localeDataOfAFolderCounts() throws {
        let files = ["L/xx.yml": "confidence: high\ngestures: {word: [zap]}\nhints: {purpose-words: [to]}\n"]
        let members = "\"locale\":\"xx\",\"role\":\"hint\",\"text\":\"Zap to play.\""
        #expect(try Self.findings(members, ["--locales", "L"], files: files).contains("hint-names-gesture"))
        #expect(try !Self.findings(members).contains("hint-names-gesture"))
    }

    @Test(arguments: [
        ["a.strings"], ["--source", "a.strings", "b.strings"], ["--fix"], ["--format", "json"], ["--complete"],
        ["--baseline", "b.json"], ["--roles", "r.jsonl"], ["--scope", "all"],
    ])
    func whatComparesOrWritesFilesDoesNotGoWithIt(options: [String]) {
        #expect(throws: (any Error).self) { try VerbRun(["check", "--units", "-"] + options, [:]) }
    }

    @Test(arguments: [
        "{\"id\":\"1\",\(gesture)}", "{\"id\":2,\"locale\":\"de\",\"text\":\"O\u{308}ffnen\",\"maxLength\":1}", "{",
        "{\"id\":3}",
    ])
    func answersHaveTheShapeOfTheSchema(line: String) throws {
        let run = try VerbRun(["check", "--units", "-"], [:], input: line)
        #expect(try JSONSchema("units.schema.json").faults(in: String(run.output.dropLast())) == [])
    }

    @Test func theSchemaKnowsALineIn() throws {
        let schema = try JSONSchema("units.schema.json")
        let line =
            #"{"id":"1","locale":"de","text":"x","role":"hint","source":"y","label":"z","visibleText":"v","#
            + #""traits":["button"],"key":"k","comment":"c","plural":"few","maxLength":9,"file":"f"}"#
        #expect(try schema.faults(in: line, definition: "question") == [])
        #expect(try Self.run([line]).run.verdict != .unreadable)
        #expect(try !schema.faults(in: #"{"id":"1","text":"Titel"}"#, definition: "question").isEmpty)
    }

    @Test(arguments: [
        (UnitLine.page.example, UnitLine.page.id, true), (UnitLine.page.instead, UnitLine.page.id, false),
        (LengthBudget.page.example, LengthBudget.page.id, true),
        (LengthBudget.page.instead, LengthBudget.page.id, false),
    ])
    func theExamplesOfThePagesAreRight(example: Example, id: String, fires: Bool) throws {
        let run = try VerbRun(["check", "--units", "-"], [:], input: example.text ?? "")
        #expect(run.output.contains("\"\(id)\"") == fires)
    }

    @Test func aWholePluralIsChecked() throws {
        let line =
            #"{"id":1,"locale":"ru","forms":{"other":"%lld песни","one":"%lld песня"},"sourceForms":{"one":"%lld song","other":"%lld songs"}}"#
        let run = try VerbRun(["check", "--units", "-"], [:], input: line + "\n")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let findings = try #require(answer["findings"] as? [[String: Any]])
        #expect(findings.map { $0["id"] as? String } == ["plural-missing-category"])
        #expect(try JSONSchema("units.schema.json").faults(in: run.output) == [])
        #expect(try JSONSchema("units.schema.json").faults(in: line, definition: "question") == [])
    }

    @Test func aFindingIsInItsForm() throws {
        let line = #"{"id":1,"locale":"de","source":"%lld songs","forms":{"one":"%lld Titel","other":"🎵 %lld Titel "}}"#
        let run = try VerbRun(["check", "--units", "-"], [:], input: line + "\n")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let finding = try #require(
            (answer["findings"] as? [[String: Any]])?.first { $0["id"] as? String == "surrounding-whitespace" })
        #expect(finding["form"] as? String == "other")
        #expect(finding["fixed"] as? String == "🎵 %lld Titel")
        #expect(finding["start"] as? Int == 13)
        #expect(finding["end"] as? Int == 14)
        #expect(finding["column"] as? Int == 14)
    }

    @Test func aPlatformAsksForTheProtocol() throws {
        let run = try VerbRun(
            ["check", "--units", "-"], [:],
            input: #"{"protocol":2}"# + "\n" + #"{"id":1,"locale":"de","text":"Titel"}"# + "\n")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(#"{"protocol":2,"version":""#))
        #expect(try JSONSchema("units.schema.json").faults(in: lines[0], definition: "version") == [])
        #expect(run.verdict == .clean)
    }

    @Test func aStateIsKnown() throws {
        let line = #""locale":"de","role":"hint","source":"Plays.","text":"Spielt ab.","state":"machine_translated""#
        #expect(try Self.findings(line) == [])
        let files = [".axstrings.yml": "rules: {machine-unreviewed: warning}\n"]
        #expect(try Self.findings(line, files: files) == ["machine-unreviewed"])
    }

    @Test(arguments: [
        #""forms":{"dual":"a"}"#, #""forms":{}"#, #""forms":[]"#, #""forms":{"one":1}"#,
        #""forms":{"one":"a"},"text":"a""#,
        #""forms":{"one":"a"},"plural":"one""#, #""text":"a","state":"done""#, #""text":"a","sourceForms":7"#,
    ]) func aBadFormIsExplained(members: String) throws {
        #expect(try Self.findings(#""locale":"de",\#(members)"#) == ["units-file"])
    }
}
