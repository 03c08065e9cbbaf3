import AXMCP
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// `axstrings mcp`: the tools, on a project in memory.
@Suite struct MCPVerbTests {
    private static let files = [
        "App/Player.swift": """
        import SwiftUI

        struct Player: View {
            var body: some View {
                Button("Go") {}.accessibilityLabel("play.label").accessibilityHint("play.hint")
                Text("songs").accessibilityValue("songs.value \\(count)")
            }
        }
        """,
        "App/Localizable.xcstrings": #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "play.hint" : {
              "comment" : "A hint, max 40 characters",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Plays the song." } }
              }
            },
            "play.label" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Wiedergabe" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Play" } }
              }
            },
            "songs.value %lld" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld song" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld songs" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#,
    ]

    private static func call(
        _ tool: String, _ arguments: RPCValue, _ files: [String: String] = files
    ) throws -> (result: RPCValue, files: MemoryFileSystem) {
        try MCPCall.result(of: tool, arguments, in: files)
    }

    private static func translations(_ all: [RPCValue], dryRun: Bool? = nil) -> RPCValue {
        var arguments: [String: RPCValue] = ["locale": "de", "translations": .array(all)]
        arguments["dryRun"] = dryRun.map { .bool($0) }
        return .object(arguments)
    }

    @Test func aStringComesWithWhatATranslatorMustKnow() throws {
        let answer = try Self.call("strings_to_translate", ["locale": "ru"]).result["structuredContent"]
        let strings = try #require(answer?["strings"]?.elements)
        #expect(strings.map { $0["key"] } == ["play.hint", "play.label", "songs.value %lld"])
        #expect(strings[0]["roles"] == ["hint"])
        #expect(strings[0]["source"] == "Plays the song.")
        #expect(strings[0]["label"] == ["Play"])
        #expect(strings[0]["maxCharacters"] == 40)
        #expect(strings[1]["controls"] == ["button"])
        #expect(strings[1]["visibleText"] == ["Go"])
        #expect(strings[1]["places"] == ["Player › Button"])
        #expect(strings[2]["sourceForms"] == ["one": "%lld song", "other": "%lld songs"])
        #expect(strings[2]["forms"]?.members?.keys.sorted() == ["few", "many", "one", "other"])
    }

    @Test func alongListIsGivenInParts() throws {
        let answer = try Self.call("strings_to_translate", ["locale": "ru", "limit": 2]).result["structuredContent"]
        #expect(answer?["leftOut"] == 1)
        #expect(answer?["next"] == 2)
        let rest = try Self.call("strings_to_translate", ["locale": "ru", "offset": 2]).result["structuredContent"]
        #expect(rest?["strings"]?.elements?.count == 1)
        #expect(rest?["leftOut"] == 0)
        #expect(rest?["next"] == nil)
    }

    @Test func aListThatGetsShorterGoesOnAtTheSamePlace() throws {
        let first = try Self.call("strings_to_translate", ["locale": "de", "limit": 1])
        #expect(first.result["structuredContent"]?["strings"]?.elements?.map { $0["key"] } == ["play.hint"])
        let next = try #require(first.result["structuredContent"]?["next"])
        let written = try Self.call(
            "apply_translations",
            Self.translations([["key": "play.hint", "text": "Spielt den Titel ab."]], dryRun: false))
        let catalog = try #require(written.files.text("App/Localizable.xcstrings"))
        let files = Self.files.merging(["App/Localizable.xcstrings": catalog]) { $1 }
        let rest = try Self.call("strings_to_translate", ["locale": "de", "offset": next], files).result
        #expect(rest["structuredContent"]?["strings"]?.elements?.map { $0["key"] } == ["songs.value %lld"])
    }

    @Test func aStringThatIsTooLongIsCounted() throws {
        let long = String(repeating: "Plays the song. ", count: 2_000)
        let files = Self.files.mapValues { $0.replacing("Plays the song.", with: long) }
        let answer = try Self.call("strings_to_translate", ["locale": "ru"], files).result["structuredContent"]
        #expect(answer?["strings"]?.elements?.map { $0["key"] } == ["play.label", "songs.value %lld"])
        #expect(answer?["tooLong"] == 1)
    }

    /// A person's translation isn't replaced, however the call writes the language.
    @Test(arguments: ["de", "DE", "de-DE"]) func aTranslationOfAPersonIsKept(locale: String) throws {
        let (result, files) = try Self.call(
            "apply_translations",
            [
                "locale": .string(locale), "translations": [["key": "play.label", "text": "Abspielen"]],
                "dryRun": false,
            ])
        let answer = try #require(result["structuredContent"])
        #expect(answer["locale"] == "de")
        #expect(answer["written"] == false)
        let string = try #require(answer["strings"]?.elements?.first)
        #expect(string["outcome"] == "skipped")
        #expect(string["reason"]?.text?.hasSuffix("propose the change to the user") == true)
        #expect(files.text("App/Localizable.xcstrings") == Self.files["App/Localizable.xcstrings"])
    }

    /// Whether a machine may replace a plural, by the states of its forms.
    @Test(arguments: [
        ("machine_translated", "machine_translated", "taken"), ("translated", "machine_translated", "skipped"),
        ("needs_review", "machine_translated", "skipped"), ("machine_translated", "needs_review", "skipped"),
        ("new", "new", "taken"),
    ]) func aFormOfAPersonIsKept(one: String, other: String, outcome: String) throws {
        func form(_ category: String, _ state: String) -> String {
            #""\#(category)" : { "stringUnit" : { "state" : "\#(state)", "value" : "%lld Lied" } }"#
        }
        let start = "\"songs.value %lld\" : {\n      \"localizations\" : {"
        let german = "\"de\" : { \"variations\" : { \"plural\" : { \(form("one", one)), \(form("other", other)) } } },"
        let files = Self.files.mapValues { $0.replacing(start, with: start + german) }
        #expect(files != Self.files)
        let result = try Self.call(
            "apply_translations",
            Self.translations([
                ["key": "songs.value %lld", "forms": ["one": "%lld Titel", "other": "%lld Titel"]]
            ]), files
        ).result
        #expect(result["structuredContent"]?["strings"]?.elements?.first?["outcome"] == .string(outcome))
    }

    /// Files that a link brings into the project can't be read.
    @Test func linksThatLeadOutOfTheProjectAreNotFollowed() throws {
        var files = Self.files.filter { $0.key.hasSuffix(".swift") }
        files["App/Localizable.xcstrings"] = "→ /home/secret/Localizable.xcstrings"
        files["/home/secret/Localizable.xcstrings"] = Self.files["App/Localizable.xcstrings"]
        files["en.lproj/Other.strings"] = "\"a\" = \"b\";\n"
        files["de.lproj"] = "→ /home/secret/de.lproj"
        files["/home/secret/de.lproj/Other.strings"] = "\"a\" = \"secret\";\n"
        files[".axstrings.yml"] = "→ /home/secret/.axstrings.yml"
        files["/home/secret/.axstrings.yml"] = "secret: 1\n"
        let all = try Self.call("strings_to_translate", ["locale": "de", "scope": "all"], files).result
        #expect(all["structuredContent"]?["strings"]?.elements?.map { $0["key"] } == ["a"])
        let requests = [
            MCPCall.request("preview_screen", ["locale": "de", "screen": "Player"]),
            MCPCall.request(
                "apply_translations", Self.translations([["key": "a", "text": "Zwei"]], dryRun: false)),
            [
                "jsonrpc": "2.0", "id": 2, "method": "resources/read",
                "params": [
                    "uri": "axstrings://configuration",
                    "_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"],
                ],
            ],
        ]
        let run = try MCPCall.run(requests, in: files)
        #expect(!run.output.contains("secret"))
        #expect(run.files.text("/home/secret/de.lproj/Other.strings") == "\"a\" = \"secret\";\n")
    }

    @Test func translationsAreCheckedLikeADelivery() throws {
        let answer = try Self.call(
            "check_translations",
            Self.translations([
                ["key": "play.hint", "text": "Spiele den Titel ab."], ["key": "play.label", "text": "Wiedergabe"],
                ["key": "songs.value %lld", "forms": ["one": "%lld Titel"]],
            ])
        ).result["structuredContent"]
        let strings = try #require(answer?["strings"]?.elements)
        let rules = strings.map { $0["findings"]?.elements?.compactMap { $0["rule"]?.text } }
        #expect(strings.map { $0["key"] } == ["play.hint", "songs.value %lld"])
        #expect(rules == [["hint-imperative"], ["plural-missing-other"]])
        #expect(strings[1]["findings"]?.elements?.first?["blocks"] == true)
        #expect(answer?["clean"] == 1)
    }

    @Test func aCertainFixIsGiven() throws {
        let answer = try Self.call(
            "check_translations", Self.translations([["key": "play.label", "text": "Wiedergabe "]])
        ).result["structuredContent"]
        let finding = answer?["strings"]?.elements?.first?["findings"]?.elements?.first
        #expect(finding?["rule"] == "surrounding-whitespace")
        #expect(finding?["fixed"] == ["text": "Wiedergabe"])
    }

    @Test func nothingIsWrittenUnlessAsked() throws {
        let translations: [RPCValue] = [
            ["key": "play.hint", "text": "Spielt den Titel ab."],
            ["key": "songs.value %lld", "forms": ["one": "%lld Titel", "other": "%@ Titel"]],
        ]
        let (shown, untouched) = try Self.call("apply_translations", Self.translations(translations))
        #expect(shown["structuredContent"]?["written"] == false)
        #expect(shown["structuredContent"]?["diff"]?.text?.contains("+") == true)
        #expect(untouched.text("App/Localizable.xcstrings") == Self.files["App/Localizable.xcstrings"])
        let (written, files) = try Self.call("apply_translations", Self.translations(translations, dryRun: false))
        #expect(
            written["structuredContent"]?["strings"]?.elements?.map { $0["outcome"] } == ["taken", "refused"])
        let catalog = try #require(files.text("App/Localizable.xcstrings"))
        #expect(catalog.contains("Spielt den Titel ab."))
        #expect(catalog.contains("machine_translated"))
        #expect(!catalog.contains("%@ Titel"))
    }

    @Test func aFindingIsHiddenWithAReason() throws {
        let arguments: RPCValue = [
            "rule": "hint-imperative", "key": "play.hint", "reason": "It's \"right\".", "dryRun": false,
        ]
        let (_, files) = try Self.call("suppress", arguments)
        #expect(
            files.text(".axstrings.yml")
                == "suppressions:\n  \"play.hint\":\n    hint-imperative: \"It's \\\"right\\\".\"\n")
    }

    /// Like all commands that write, the tool first finishes or undoes the changes of a run that was killed.
    @Test func aFindingIsHiddenAfterAnInterruptedRun() throws {
        let arguments: RPCValue = ["rule": "hint-imperative", "key": "play.hint", "reason": "r", "dryRun": false]
        let suppression = "suppressions:\n  \"play.hint\":\n    hint-imperative: \"r\"\n"
        var outcomes: Set<String> = []
        for calls in 0..<40 {
            let files = MemoryFileSystem(Self.files)
            files.kill(after: calls)
            try? FileTransaction(in: ".", files).carryOut([
                .write(Array("profile: spoken-only\n".utf8), to: ".axstrings.yml")
            ])
            files.revive()
            guard files.text(".axstrings-journal") != nil else { continue }
            _ = try VerbRun(["mcp"], in: files, input: MCPCall.request("suppress", arguments).line + "\n")
            outcomes.insert(files.text(".axstrings.yml") ?? "")
            #expect(files.text(".axstrings-journal") == nil)
        }
        #expect(outcomes == [suppression, "profile: spoken-only\n" + suppression])
    }

    @Test(arguments: [
        ("suppressions:\n  a:\n    b: c\n", "suppressions:\n  \"k\":\n    hint-imperative: \"r\"\n  a:\n    b: c\n"),
        ("suppressions: {a: {b: c}}\n", "suppressions: {\"k\": {hint-imperative: \"r\"}, a: {b: c}}\n"),
        ("suppressions:\n  k:\n    b: c\n", "suppressions:\n  k:\n    hint-imperative: \"r\"\n    b: c\n"),
        ("suppressions: {k: {b: c}}\n", "suppressions: {k: {hint-imperative: \"r\", b: c}}\n"),
        ("suppressions: {}\n", "suppressions: {\"k\": {hint-imperative: \"r\"}}\n"),
        ("profile: consistent", "profile: consistent\nsuppressions:\n  \"k\":\n    hint-imperative: \"r\"\n"),
        ("suppressions:\n  k:\n    hint-imperative: x\n", "suppressions:\n  k:\n    hint-imperative: x\n"),
        ("suppressions:\nprofile: x\n", "suppressions:\n  \"k\":\n    hint-imperative: \"r\"\nprofile: x\n"),
        ("suppressions: # none", "suppressions: # none\n  \"k\":\n    hint-imperative: \"r\""),
        ("suppressions:\n  k:\n  a:\n    b: c\n", "suppressions:\n  k:\n    hint-imperative: \"r\"\n  a:\n    b: c\n"),
        ("  profile: x\n", "  profile: x\n  suppressions:\n    \"k\":\n      hint-imperative: \"r\"\n"),
        ("profile: x\n...\n", "suppressions:\n  \"k\":\n    hint-imperative: \"r\"\nprofile: x\n...\n"),
    ]) func aSuppressionJoinsTheOthers(old: String, new: String) throws {
        let suppression = ConfigurationSuppression(rule: "hint-imperative", key: "k", reason: "r")
        let file = SourceFile(path: ".axstrings.yml", text: old)
        let change = try suppression.change(to: (".axstrings.yml", file))
        #expect(String(decoding: change.new.raw, as: UTF8.self) == new)
    }

    @Test(arguments: ["suppressions: ~\n", "suppressions: &a\n  x: {y: z}\n", "- a\n", "{"])
    func aFileThatCannotBeContinuedIsLeft(text: String) {
        let suppression = ConfigurationSuppression(rule: "hint-imperative", key: "k", reason: "r")
        #expect(throws: CommandFailure.self) {
            try suppression.change(to: (".axstrings.yml", SourceFile(path: ".axstrings.yml", text: text)))
        }
    }

    @Test(
        arguments: [
            ("strings_to_translate", ["locale": "en"], "the language of the source strings"),
            ("strings_to_translate", ["locale": "../../etc"], "isn't a valid language tag"),
            (
                "check_translations", ["locale": "en", "translations": [["key": "play.hint", "text": "x"]]],
                "is the language of the source strings"
            ),
            ("strings_to_translate", ["locale": "ru", "table": "Locelizable"], "Use one of: Localizable"),
            ("strings_to_translate", ["locale": "und"], "isn't a language"),
            ("explain_rule", ["rule": "hint-imperativ"], "did you mean “hint-imperative”"),
            ("preview_screen", ["locale": "de", "screen": "Nowhere"], "no screen “Nowhere”"),
            ("suppress", ["rule": "none", "key": "play.hint", "reason": "r"], "unknown rule “none”"),
            (
                "suppress", ["rule": "hint-imperative", "key": "none", "reason": "r"],
                "neither a table nor the code has the key"
            ),
            ("suppress", ["rule": "hint-imperative", "key": "play.hint", "reason": " "], "the reason must have"),
        ] as [(String, RPCValue, String)]) func aFailureSaysWhatToDo(tool: String, arguments: RPCValue, message: String)
        throws
    {
        let result = try Self.call(tool, arguments).result
        #expect(result["isError"] == true)
        #expect(result["content"]?.elements?.first?["text"]?.text?.contains(message) == true)
    }

    /// Every answer matches the schema on the tool's page.
    @Test(
        arguments: [
            ("strings_to_translate", ["locale": "ru"]), ("brief", ["locale": "de"]),
            ("check_translations", ["locale": "de", "translations": [["key": "play.hint", "text": "Spiele ab. "]]]),
            ("explain_rule", ["rule": "hint-imperative"]), ("preview_screen", ["locale": "de"]),
            ("preview_screen", ["locale": "de", "screen": "Player"]),
            ("apply_translations", ["locale": "de", "translations": [["key": "play.hint", "text": "Spielt %@ ab."]]]),
            ("check_translations", ["locale": "sv", "translations": [["key": "none", "text": "x"]]]),
            ("apply_translations", ["locale": "sv", "translations": [["key": "none", "text": "x"]]]),
            ("suppress", ["rule": "hint-imperative", "key": "play.hint", "reason": "r"]),
        ] as [(String, RPCValue)]) func anAnswerFollowsItsSchema(tool: String, arguments: RPCValue) throws
    {
        let result = try Self.call(tool, arguments).result
        let answer = try #require(result["structuredContent"])
        let environment = CommandEnvironment(
            files: MemoryFileSystem([:]), print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:],
            isTerminal: false)
        let server = ServedDocuments.server(of: ServedProject(environment: environment, configurationPath: nil))
        let schema = try #require(server.pages.first { $0.name == tool }?.answer)
        #expect(try JSONSchema(text: schema.line).faults(in: answer.line) == [])
    }
}
