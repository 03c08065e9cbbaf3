import AXMCP
import Testing

@testable import AXCommands

/// Translations from assistants, checked together with the project's own strings.
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

    /// A translation with a finding that the source string causes is refused, so the finding is also reported.
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

    /// The call is mostly German, and a finding about each string that may be German says so.
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

    /// A proposal is compared with the project's strings, in its own table and in others.
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

    /// Findings about strings outside the call aren't useful to the caller.
    @Test func findingsAboutOtherStringsAreLeftOut() throws {
        let files = Self.labels("\"go.label\" = \"Los-Taste \";\n")
        let answer = try Self.check([["key": "play.label", "text": "Abspielen"]], in: files)
        #expect(answer["clean"] == 1)
        #expect(answer["strings"] == [])
    }

    // MARK: Languages

    @Test(arguments: [("pt-PT", "pt-BR"), ("ja", "")])
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

    /// Norwegian is nearly always Bokmål, so the project has it under another name.
    @Test func aLanguageHasTheNameThatTheProjectUses() throws {
        let files = [
            "en.lproj/L.strings": "\"play.label\" = \"Play\";\n", "nb-NO.lproj/L.strings": "\"other\" = \"Annet\";\n",
        ]
        let listed = try MCPCall.answer(of: "strings_to_translate", ["locale": "no", "scope": "all"], in: files)
        #expect(listed["locale"] == "nb-NO")
        let (answer, after) = try Self.apply(
            [["key": "play.label", "text": "Spill av"]], in: files, locale: "no", dryRun: false)
        #expect(Self.outcomes(answer) == ["taken"])
        #expect(after.text("nb-NO.lproj/L.strings")?.contains("Spill av") == true)
    }

    // MARK: Code

    private static let inCode = [
        "en.lproj/Localizable.strings": "\"Known\" = \"Known\";\n",
        "de.lproj/Localizable.strings": "\"Known\" = \"Bekannt\";\n",
        "A.swift": """
        import SwiftUI
        let a = Image("a").accessibilityLabel("Open the menu")
        let b = Image("b").accessibilityLabel(NSLocalizedString("menu.close", value: "Close the menu", comment: ""))
        """,
    ]

    /// If only the code has a source string, it's a string to translate like any other.
    @Test func aStringOfTheCodeIsTranslated() throws {
        let listed = try MCPCall.answer(of: "strings_to_translate", ["locale": "de"], in: Self.inCode)
        #expect(listed["strings"]?.elements?.map { $0["source"]?.text } == ["Open the menu", "Close the menu"])
        let proposed: [RPCValue] = [
            ["key": "Open the menu", "text": "Menü öffnen"], ["key": "menu.close", "text": "Menü schließen"],
        ]
        #expect(try Self.check(proposed, in: Self.inCode)["clean"] == 2)
        let (answer, after) = try Self.apply(proposed, in: Self.inCode, dryRun: false)
        #expect(Self.outcomes(answer) == ["taken", "taken"])
        #expect(after.text("de.lproj/Localizable.strings")?.contains("\"menu.close\" = \"Menü schließen\";") == true)
    }

    /// A finding about a key that only the code has can be suppressed.
    @Test func aFindingAboutAKeyOfTheCodeIsHidden() throws {
        let answer = try MCPCall.answer(
            of: "suppress", ["rule": "key-missing", "key": "menu.close", "reason": "It's in the code."], in: Self.inCode
        )
        #expect(answer["diff"]?.text?.contains("menu.close") == true)
    }

    // MARK: Strings

    private static func catalog(_ strings: String) -> [String: String] {
        ["L.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#]
    }

    private static let forms = """
        {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%arg song"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg songs"}}}}
        """

    /// Both tools report the same about a translation that can't be written, so that an assistant can correct it.
    @Test(
        arguments: [
            (#""Close": {}"#, ["key": "Close", "text": " "], "the translation of “Close” is empty"),
            (
                #""Brand": {"shouldTranslate": false}"#, ["key": "Brand", "text": "Marke"],
                "the project marks “Brand” as not translatable"
            ),
            (
                #""songs": {"localizations": {"en": {"variations": \#(forms)}}}"#,
                ["key": "songs", "text": "%lld Lieder"],
                "“songs” varies by number. Send “forms” with one, other."
            ),
            (
                #"""
                "two": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@a@, %#@b@"},
                "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(forms)},
                "b": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(forms)}}}}}
                """#,
                ["key": "two", "text": "%#@a@, %#@b@"],
                "“two” has several variables that vary by number. Leave it to a person"
            ),
            (
                #""play": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["Play", "Start"]}}}}"#,
                ["key": "play", "text": "Los"], "“play” is a set of phrases"
            ),
            (
                #""Close": {}"#, ["key": "Close", "table": "Nope", "text": "Zu"],
                "no table has the name “Nope”. Use one of: L."
            ),
            (
                #""Close": {}"#, ["key": "Close", "folder": "../other", "text": "Zu"],
                "the folder “../other” has no tables. Use one of: “.”."
            ),
        ] as [(String, RPCValue, String)])
    func aTranslationThatCannotBeWrittenHasAProblem(strings: String, translation: RPCValue, problem: String) throws {
        let files = Self.catalog(strings)
        let checked = try Self.check([translation], in: files)
        #expect(checked["clean"] == 0)
        let (applied, _) = try Self.apply([translation], in: files)
        #expect(Self.outcomes(applied) == ["invalid"])
        for answer in [checked, applied] {
            let text = try #require(answer["strings"]?.elements?.first?["problem"]?.text)
            #expect(text.hasPrefix(problem))
        }
    }

    /// Strings that assistants can't translate aren't offered to them.
    @Test func stringsForPeopleAreCounted() throws {
        let set = #"{"stringSet": {"state": "translated", "values": ["Play", "Start"]}}"#
        let files = Self.catalog(#""play": {"localizations": {"en": \#(set)}}, "Close": {}"#)
        let listed = try MCPCall.answer(of: "strings_to_translate", ["locale": "de", "scope": "all"], in: files)
        #expect(listed["strings"]?.elements?.map { $0["key"] } == ["Close"])
        #expect(listed["forPeople"] == 1)
    }

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
