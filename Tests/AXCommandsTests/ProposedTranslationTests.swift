import AXMCP
import Testing

@testable import AXCommands

/// Translations of assistants, checked together with the project's own strings.
@Suite struct ProposedTranslationTests {
    private static func check(
        _ translations: [RPCValue], in files: [String: String], locale: String = "de"
    ) throws -> RPCValue {
        try MCPCall.answer(
            of: "check_translations", ["locale": .string(locale), "translations": .array(translations)], in: files)
    }

    private static func apply(
        _ translations: [RPCValue], in files: [String: String], locale: String = "de", dryRun: Bool = true
    ) throws -> (answer: RPCValue, files: MemoryFileSystem) {
        let (result, files) = try MCPCall.result(
            of: "apply_translations",
            ["locale": .string(locale), "translations": .array(translations), "dryRun": .bool(dryRun)], in: files)
        return (try #require(result["structuredContent"]), files)
    }

    private static func rules(_ answer: RPCValue) -> [String] {
        (answer["strings"]?.elements ?? []).flatMap { string in
            (string["findings"]?.elements ?? []).compactMap { finding in
                finding["rule"]?.text.map { "\(string["key"]?.text ?? ""): \($0)" }
            }
        }
    }

    private static func outcomes(_ answer: RPCValue) -> [String] {
        (answer["strings"]?.elements ?? []).compactMap { $0["outcome"]?.text }
    }

    // MARK: Tables

    private static func plural(_ key: String, _ one: String, _ other: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
        """
    }

    /// A table can consist of a file for plain strings and one for plurals.
    @Test func aPluralOfATableOfTwoFilesIsWritten() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
            "en.lproj/Localizable.stringsdict": Self.plural("minutes", "%d minute", "%d minutes"),
            "de.lproj/Localizable.strings": "\"play.label\" = \"Abspielen\";\n",
        ]
        let proposed: [RPCValue] = [["key": "minutes", "forms": ["one": "%d Minute", "other": "%d Minuten"]]]
        #expect(try Self.check(proposed, in: files)["clean"] == 1)
        let (answer, after) = try Self.apply(proposed, in: files, dryRun: false)
        #expect(Self.outcomes(answer) == ["taken"])
        #expect(after.text("de.lproj/Localizable.stringsdict")?.contains("%d Minuten") == true)
    }

    private static let twoTables = [
        "App/en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Player\";\n",
        "App/fr.lproj/InfoPlist.strings": "\n",
        "Widget/en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Player widget\";\n\"other\" = \"Other\";\n",
    ]

    @Test func aKeyOfSeveralTablesIsToldByItsFolder() throws {
        let listed = try MCPCall.answer(
            of: "strings_to_translate", ["locale": "fr", "scope": "all"], in: Self.twoTables)
        #expect(listed["strings"]?.elements?.map { $0["folder"] } == ["App", "Widget", "Widget"])
        let part = try MCPCall.answer(
            of: "strings_to_translate", ["locale": "fr", "scope": "all", "folder": "App"], in: Self.twoTables)
        #expect(part["strings"]?.elements?.count == 1)
        let (answer, files) = try Self.apply(
            [
                ["key": "CFBundleName", "table": "InfoPlist", "folder": "App", "text": "Lecteur"],
                ["key": "CFBundleName", "text": "Lecteur"], ["key": "other", "text": "Autre"],
            ], in: Self.twoTables, locale: "fr", dryRun: false)
        #expect(Self.outcomes(answer) == ["taken", "invalid", "taken"])
        #expect(
            answer["strings"]?.elements?[1]["problem"]?.text
                == "several tables have the key “CFBundleName”. Add “folder”: App, Widget.")
        #expect(files.text("App/fr.lproj/InfoPlist.strings")?.contains("Lecteur") == true)
        #expect(files.text("Widget/fr.lproj/InfoPlist.strings")?.contains("Lecteur") == false)
    }

    /// A mistake in one translation doesn't keep the others from being checked and written.
    @Test(
        arguments: [
            (["key": "none", "text": "x"], "no table has the key"), (["key": "go.label"], "is missing"),
            (["key": "play.label", "text": "Los"], "translated twice"),
            (["key": "go.label", "text": "a", "forms": ["other": "b"]], "both “text” and “forms”"),
        ] as [(RPCValue, String)]) func eachStringHasAnOutcome(wrong: RPCValue, problem: String) throws
    {
        let proposed: [RPCValue] = [["key": "play.label", "text": "Abspielen"], wrong]
        let checked = try Self.check(proposed, in: Self.labels())
        #expect(checked["clean"] == 1)
        #expect(checked["strings"]?.elements?.first?["problem"]?.text?.contains(problem) == true)
        let (answer, files) = try Self.apply(proposed, in: Self.labels(), dryRun: false)
        #expect(Self.outcomes(answer) == ["taken", "invalid"])
        #expect(files.text("de.lproj/Localizable.strings")?.contains("Abspielen") == true)
    }

    private static func labels(_ german: String = "\n") -> [String: String] {
        [
            "en.lproj/Localizable.strings": """
            "play.label" = "Play";
            "go.label" = "Go";

            """,
            "de.lproj/Localizable.strings": german,
        ]
    }

    /// Apple's runtime compares keys by their code points.
    @Test func keysThatDifferInTheirCompositionAreTwo() throws {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let files = [
            "en.lproj/L.strings": "\"\(composed)\" = \"One\";\n\"\(decomposed)\" = \"Two\";\n",
            "de.lproj/L.strings": "\n",
        ]
        let (answer, after) = try Self.apply(
            [["key": .string(composed), "text": "Eins"], ["key": .string(decomposed), "text": "Zwei"]], in: files,
            dryRun: false)
        #expect(Self.outcomes(answer) == ["taken", "taken"])
        let written = Array((after.text("de.lproj/L.strings") ?? "").utf8)
        #expect(written.firstRange(of: Array("\"\(composed)\" = \"Eins\"".utf8)) != nil)
        #expect(written.firstRange(of: Array("\"\(decomposed)\" = \"Zwei\"".utf8)) != nil)
    }

    // MARK: Findings

    /// What the source string causes is refused, so it's also reported.
    @Test func aFindingOfTheSourceStringIsReported() throws {
        let files = [
            "en.lproj/L.strings": "\"star.hint\" = \"Double tap to star the episode.\";\n\"done\" = \"%1$@% done\";\n",
            "de.lproj/L.strings": "\n",
        ]
        let proposed: [RPCValue] = [
            ["key": "star.hint", "text": "Doppeltippen, um die Folge zu markieren."],
            ["key": "done", "text": "%1$@% erledigt"],
        ]
        let answer = try Self.check(proposed, in: files)
        #expect(Self.rules(answer).contains("star.hint: hint-names-gesture"))
        #expect(Self.rules(answer).contains("done: format-unescaped-percent"))
        let findings = (answer["strings"]?.elements ?? []).flatMap { $0["findings"]?.elements ?? [] }
        #expect(findings.contains { $0["inSource"] == true && $0["blocks"] == true })
        #expect(answer["clean"] == 0)
        #expect(Self.outcomes(try Self.apply(proposed, in: files).answer).last == "refused")
    }

    private static let hints = (1...14).map { ("h\($0).hint", "Opens list number \($0) of the songs.") }
    private static let polishProject = [
        "en.lproj/L.strings": hints.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined(),
        "pl.lproj/L.strings": "\n",
    ]

    /// The call is mostly German, and says so for each string that may be German.
    @Test func aCallInTheWrongLanguageIsRefusedStringByString() throws {
        var proposed: [RPCValue] = Self.hints.dropLast(2).enumerated().map { index, hint in
            let text = index % 2 == 0 ? "Öffnet die Liste Nummer \(index + 1) der Titel." : "Zeigt Titel \(index + 1)."
            return ["key": .string(hint.0), "text": .string(text)]
        }
        proposed.append(["key": "h13.hint", "text": "Otwiera listę utworów numer 13."])
        let answer = try Self.check(proposed, in: Self.polishProject, locale: "pl")
        let foreign = Self.rules(answer).filter { $0.hasSuffix("wrong-language") }
        #expect(foreign.count == 12)
        #expect(!foreign.contains("h13.hint: wrong-language"))
        let (applied, files) = try Self.apply(proposed, in: Self.polishProject, locale: "pl", dryRun: false)
        #expect(Self.outcomes(applied) == Array(repeating: "refused", count: 12) + ["taken"])
        #expect(files.text("pl.lproj/L.strings")?.contains("Öffnet") == false)
    }

    private static let terms = [
        "en.lproj/L.strings": """
        "close.menu.label" = "Close window";
        "close.sheet.label" = "Close window";
        "close.button.label" = "Close window";

        """,
        "en.lproj/Other.strings": "\"title\" = \"Close window\";\n",
        "de.lproj/L.strings": "\"close.menu.label\" = \"Fenster schließen\";\n",
        "de.lproj/Other.strings": "\n",
    ]

    /// A proposal is compared with what the project has, in its own table and in others.
    @Test(
        arguments: [
            (
                [["key": "close.sheet.label", "text": "Fenster zumachen"]],
                ["close.sheet.label: inconsistent-translation"]
            ),
            (
                [
                    ["key": "close.sheet.label", "text": "Fenster zumachen"],
                    ["key": "close.button.label", "text": "Fenster verlassen"],
                ],
                ["close.sheet.label: inconsistent-translation", "close.button.label: inconsistent-translation"]
            ),
            ([["key": "title", "text": "Fenster zumachen"]], ["title: term-inconsistent"]),
            ([["key": "title", "text": "Fenster schließen"]], []),
        ] as [([RPCValue], [String])]) func aProposalIsComparedWithTheProject(proposed: [RPCValue], expected: [String])
        throws
    {
        #expect(Self.rules(try Self.check(proposed, in: Self.terms)) == expected)
    }

    /// Findings about strings that the call doesn't have aren't of use to it.
    @Test func findingsAboutOtherStringsAreLeftOut() throws {
        let files = Self.labels("\"go.label\" = \"Los-Taste \";\n")
        let answer = try Self.check([["key": "play.label", "text": "Abspielen"]], in: files)
        #expect(answer["clean"] == 1)
        #expect(answer["strings"] == [])
    }

    // MARK: Languages

    @Test(arguments: [("pt-PT", "pt-BR"), ("nb", "no"), ("ja", "")])
    func aNewLanguageIsMentioned(locale: String, heard: String) throws {
        let files = [
            "en.lproj/L.strings": "\"play.label\" = \"Play\";\n",
            "pt-BR.lproj/L.strings": "\"play.label\" = \"Reproduzir\";\n",
            "no.lproj/L.strings": "\"play.label\" = \"Spill av\";\n",
        ]
        let proposed: [RPCValue] = [["key": "play.label", "text": "Xyz"]]
        for answer in [
            try Self.check(proposed, in: files, locale: locale),
            try Self.apply(proposed, in: files, locale: locale).answer,
        ] {
            let remark = try #require(answer["remarks"]?.elements?.first?.text)
            #expect(remark.hasPrefix("“\(locale)” is a new language of the project"))
            #expect(remark.contains("its users hear “\(heard)”") == !heard.isEmpty)
        }
        #expect(try Self.check(proposed, in: files, locale: "pt-BR")["remarks"] == [])
    }

    // MARK: Strings

    @Test func variantsForDevicesAreShown() throws {
        func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let catalog = """
            {"sourceLanguage": "en", "strings": {
              "area.label": {"localizations": {"en": {"variations": {"device": {
                "mac": \(unit("Click area")), "other": \(unit("Touch area"))}}}}},
              "old.label": {"extractionState": "stale", "localizations": {"en": \(unit("Old"))}}
            }, "version": "1.0"}
            """
        let answer = try MCPCall.answer(
            of: "strings_to_translate", ["locale": "de", "scope": "all"], in: ["L.xcstrings": catalog])
        // Nothing in the code uses a stale string.
        #expect(answer["strings"]?.elements?.map { $0["key"] } == ["area.label"])
        #expect(answer["strings"]?.elements?.first?["source"] == "Touch area")
        #expect(answer["strings"]?.elements?.first?["devices"] == ["mac": "Click area"])
    }

    @Test func aTitleWithoutTextIsLeftOut() throws {
        let files = [
            "V.swift": "import SwiftUI\nlet v = Button(\"\") {}.accessibilityLabel(\"play.label\")\n",
            "L.xcstrings": """
            {"sourceLanguage": "en", "strings": {"play.label": {"localizations": {"en": {"stringUnit": \
            {"state": "translated", "value": "Play"}}}}}, "version": "1.0"}
            """,
        ]
        let answer = try MCPCall.answer(of: "strings_to_translate", ["locale": "de"], in: files)
        #expect(answer["strings"]?.elements?.first?["visibleText"] == [])
    }

    @Test func aSuppressionThatExistsIsShown() throws {
        let files = Self.labels().merging([
            ".axstrings.yml": "suppressions:\n  play.label:\n    label-ambiguous: A game.\n"
        ]) { $1 }
        let answer = try MCPCall.answer(
            of: "suppress", ["rule": "label-ambiguous", "key": "play.label", "reason": "A song.", "dryRun": false],
            in: files)
        #expect(answer["written"] == false)
        #expect(answer["existing"] == "A game.")
    }
}
