import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

@Suite struct StringCatalogEditTests {
    private func edit(_ text: String, _ changes: [CatalogChange], locale: String? = nil) throws -> String {
        let file = SourceFile(path: "Test.xcstrings", text: text)
        let result = try file.applying(
            StringCatalogFormat().parse(file).value.edits(for: changes, locale: locale).edits)
        return result.string(result.fullSpan)
    }

    /// A catalog in Xcode's layout with these entries.
    private func catalog(_ strings: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + strings + "\n  },\n  \"version\" : \"1.0\"\n}"
    }

    private func unit(_ indentation: String, _ value: String, state: String = "translated") -> String {
        [
            "\"stringUnit\" : {", "  \"state\" : \"\(state)\",", "  \"value\" : \"\(value)\"", "}",
        ].map { indentation + $0 }.joined(separator: "\n")
    }

    @Test func aLanguageThatLacksAStringHasNoUnit() {
        let file = StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: CatalogSamples.rich)).value
        let locales = file.catalogs(locale: "", table: "")
        for catalog in locales {
            let keys = Set(catalog.units.map(\.key))
            for key in locales.flatMap({ $0.units.map(\.key) }) {
                let found = file.units(of: [key], locale: catalog.locale)
                #expect(found[key] == (keys.contains(key) ? catalog.units.last { $0.key == key } : nil))
            }
        }
        #expect(Set(locales.map(\.units.count)).count > 1)
    }

    @Test func aCatalogThatNamesNoSourceLanguageIsWrittenAndReadAsEnglish() throws {
        let text = """
            {"strings": {"play": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}}},
            "version": "1.0"}
            """
        let file = SourceFile(path: "Test.xcstrings", text: text)
        let planned = StringCatalogFormat().parse(file).value.edits(for: [.set("play", value: "Play")], locale: nil)
        let changed = StringCatalogFormat().parse(try file.applying(planned.edits)).value
        #expect(changed.units(of: ["play"], locale: nil)["play"]?.onlyText?.string == "Play")
        #expect(changed.units(of: ["play"], locale: "de")["play"]?.onlyText?.string == "Los")
    }

    @Test func changesInSeveralLanguagesAtOnceAreThoseOneAfterAnother() throws {
        let locales = ["fr", "de", "ja", "ar"]
        let changes = { (locale: String) in
            [CatalogChange.set("open", value: "\(locale) open"), .set("%lld songs", value: "\(locale) songs")]
        }
        let file = SourceFile(path: "Test.xcstrings", text: CatalogSamples.rich)
        let all = locales.map { LocaleChanges(changes($0), in: $0) }
        let atOnce = try file.applying(StringCatalogFormat().parse(file).value.edits(for: all).edits)
        let oneByOne = try locales.reduce(CatalogSamples.rich) { try edit($0, changes($1), locale: $1) }
        #expect(atOnce.string(atOnce.fullSpan) == oneByOne)
        #expect(oneByOne.contains("ja songs"))
    }

    @Test func aValueIsSetAndNothingElse() throws {
        let rich = CatalogSamples.rich
        let path = VariationPath([.plural(.other)])
        #expect(
            try edit(rich, [.set("%lld songs", at: path, value: "%lld Stücke")], locale: "de")
                == rich.replacing("%lld Lieder", with: "%lld Stücke"))
        #expect(
            try edit(rich, [.state("%lld songs", at: path, .machineTranslated)], locale: "de")
                == rich.replacing("needs_review", with: "machine_translated"))
        #expect(
            try edit(rich, [.set("open", at: VariationPath([.device("mac")]), value: "Click \"here\"\\\n\u{1}")])
                == rich.replacing("Click to open", with: #"Click \"here\"\\\n\u0001"#))
        let substitution = VariationPath([.substitution("songs"), .plural(.one)])
        #expect(
            try edit(rich, [.set("songs in lists", at: substitution, value: "a song")])
                == rich.replacing("\"%arg song\"", with: "\"a song\""))
        #expect(try edit(rich, [.set("phrases", value: "Hear ${song}")]) == rich.replacing("Play $", with: "Hear $"))
    }

    @Test(arguments: [
        (#"a\u00e9\/b"#, "aé/c", #"a\u00e9\/c"#), (#"\ud83d\ude00!"#, "😀?", #"\ud83d\ude00?"#), ("", "x", "x"),
        ("x", "", ""), (#"a\/b"#, "a/b/c", #"a\/b\/c"#), ("é", "è", "è"), (#"\ud83dx"#, "x", "x"),
    ])
    func theSpellingOfWhatStaysIsKept(_ old: String, _ value: String, _ new: String) throws {
        func text(_ value: String) -> String {
            #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"\#(value)"}}}}}}"#
        }
        #expect(try edit(text(old), [.set("k", value: value)]) == text(new))
    }

    /// A changed catalog in Xcode's layout keeps Xcode's layout and order.
    @Test(
        arguments: [
            ([.set("%lld songs", at: VariationPath([.plural(.few)]), value: "x")], "de"),
            ([.set("%lld songs", at: VariationPath([.plural(.zero)]), value: "x")], "de"),
            ([.set("%lld songs", value: "%lld chansons"), .state("%lld songs", .new)], "fr"),
            (
                [.set("%lld songs", at: VariationPath([.plural(.many)]), value: "x"), .set("empty", value: "vide")],
                "fr"
            ),
            ([.set("open", at: VariationPath([.device("ipad"), .plural(.other)]), value: "%d")], "en"),
            ([.set("songs in lists", at: VariationPath([.substitution("songs"), .plural(.other)]), value: "x")], "fr"),
            (
                [
                    .add("a", value: "a", comment: nil), .add("%", value: "x", comment: "c"),
                    .add("z", value: "z", comment: ""),
                ], "en"
            ),
            ([.add("item 10", value: "x", comment: nil), .add("item 2", value: "y", comment: nil)], "de"),
            ([.remove("%lld songs"), .remove("songs in lists")], "en"), ([.remove("%lld songs")], "de"),
            ([.remove("open"), .add("open", value: "Open", comment: nil)], "en"),
            ([.comment("empty", "new"), .comment("open", "new"), .comment("%lld songs", nil)], "en"),
            (["%lld songs", "empty", "open", "phrases", "songs in lists"].map { .remove($0) }, "en"),
        ] as [([CatalogChange], String)])
    func whatIsAddedStandsAsXcodeWouldWriteIt(_ changes: [CatalogChange], _ locale: String) throws {
        let result = try edit(CatalogSamples.rich, changes, locale: locale)
        #expect(result != CatalogSamples.rich)
        #expect(try edit(result, [.canonicalize]) == result)
        #expect(StringCatalogFormat().parse(SourceFile(path: "t", text: result)).value.readOnlyReason == nil)
    }

    @Test func aNewUnitIsWrittenOut() throws {
        let added = try edit(catalog("    \"m\" : {\n\n    }"), [.add("n", value: "New", comment: "why")], locale: nil)
        let entry = """
                "n" : {
                  "comment" : "why",
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
            \(unit("          ", "New", state: "new"))
                    }
                  }
                }
            """
        #expect(added == catalog("    \"m\" : {\n\n    },\n" + entry))
    }

    @Test func aPlainTextBecomesTheFormOtherOfAPlural() throws {
        let text = catalog(
            "    \"k\" : {\n      \"localizations\" : {\n        \"de\" : {\n" + unit("          ", "Lieder")
                + "\n        }\n      }\n    }")
        let result = try edit(text, [.set("k", at: VariationPath([.plural(.one)]), value: "Lied")], locale: "de")
        let unit = StringCatalogFormat().parse(SourceFile(path: "t", text: result)).value
            .catalogs(locale: "en", table: "t").first { $0.locale == "de" }?.units.first
        #expect(
            unit?.forms.map { $0.path.names + [$0.text.string] } == [
                ["plural", "one", "Lied"], ["plural", "other", "Lieder"],
            ])
        #expect(try edit(result, [.canonicalize]) == result)
    }

    @Test func aSubstitutionThatIsNewTakesItsNumberFromTheSourceLanguage() throws {
        let path = VariationPath([.substitution("songs"), .plural(.other)])
        let result = try edit(
            CatalogSamples.rich, [.set("songs in lists", at: path, value: "%arg chansons")], locale: "fr")
        let unit = StringCatalogFormat().parse(SourceFile(path: "t", text: result)).value
            .catalogs(locale: "en", table: "t").first { $0.locale == "fr" }?.units.first
        #expect(unit == nil, "without a text that uses it, there is no unit")
        #expect(result.ranges(of: "\"argNum\" : 1").count == 2)
    }

    @Test func changesThatDoNotFitChangeNothing() throws {
        let changes: [CatalogChange] = [
            .set("nowhere", value: "x"), .set("open", value: "plain beside variations"), .remove("nowhere"),
            .set("open", at: VariationPath([.width(20)]), value: "x"), .comment("nowhere", "c"), .state("empty", .new),
            .set("empty", at: VariationPath([.substitution("n"), .plural(.other)]), value: "x"),
            .set("empty", value: "empty"),
        ]
        #expect(try edit(CatalogSamples.rich, changes) == CatalogSamples.rich)
        let broken = #"{"sourceLanguage": "en", "strings": {"k": {},}}"#
        #expect(try edit(broken, [.comment("k", "c"), .sort, .canonicalize]) == broken)
    }

    /// A lone surrogate in the name of a device or variable is shown as U+FFFD.
    @Test(arguments: [
        #"{"variations": {"device": {"i\uD83Dpod": §, "other": §}}}"#,
        #"{"stringUnit": {"value": "y"}, "substitutions": {"a\uD83D": {"variations": {"plural": {"other": §}}}}}"#,
    ])
    func formsWhoseNamesCannotBeSpelledAreNotWrittenAgain(_ localization: String) throws {
        let german = localization.replacing("§", with: #"{"stringUnit": {"value": "x"}}"#)
        let text = #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": \#(german)}}}}"#
        let file = SourceFile(path: "t", text: text)
        let catalogs = StringCatalogFormat().parse(file).value.catalogs(locale: "en", table: "t")
        let unit = try #require(catalogs.first { $0.locale == "de" }?.units.first)
        let changes = unit.forms.map { CatalogChange.set("k", at: $0.path, value: $0.text.string) }
        #expect(changes.count == 2)
        #expect(try edit(text, changes, locale: "de") == text)
    }

    @Test func removalsLeaveTheNeighborsAlone() throws {
        func entries(_ names: [String]) -> String {
            catalog(names.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n"))
        }
        let names = ["a", "b", "c", "d", "e"]
        for removed in [
            ["a"], ["e"], ["c"], ["a", "b"], ["d", "e"], ["a", "c", "e"], ["b", "c", "d"], ["a", "b", "c", "d"],
        ] {
            let result = try edit(entries(names), removed.map { .remove(StringKey($0)) })
            #expect(result == entries(names.filter { !removed.contains($0) }), "\(removed)")
        }
        #expect(try edit(entries(["a"]), [.remove("a")]) == catalog(""))
    }

    /// Files that Xcode didn't write keep their own layout. The arguments are a file, and the file with an entry `n`
    /// and a German `k`.
    @Test(arguments: [
        (
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"k\": {}\n\t}\n}\n",
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"k\": {},\n\t\t\"n\": {}\n\t}\n}\n"
        ),
        (
            #"{"sourceLanguage":"en","strings":{"k":{}}}"#, #"{"sourceLanguage":"en","strings":{"k":{},"n":{}}}"#
        ),
        (
            #"{"sourceLanguage": "en", "strings": {"k": {}}}"#,
            #"{"sourceLanguage": "en", "strings": {"k": {}, "n": {}}}"#
        ),
        (
            "{\r\n    \"strings\" : {\r\n        \"k\" : {\r\n\r\n        }\r\n    }\r\n}",
            "{\r\n    \"strings\" : {\r\n        \"k\" : {\r\n\r\n        },\r\n"
                + "        \"n\" : {\r\n\r\n        }\r\n    }\r\n}"
        ),
        (
            "{\n  \"strings\" : {\n    \"z\" : {},\n    \"k\" : {}\n  }\n}",
            "{\n  \"strings\" : {\n    \"z\" : {},\n    \"k\" : {},\n    \"n\" : {}\n  }\n}"
        ),
        (
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {}\n}",
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"n\" : {}\n  }\n}"
        ),
    ])
    func theLayoutOfTheFileIsKept(_ text: String, _ expected: String) throws {
        #expect(try edit(text, [.add("n", value: "n", comment: nil)]) == expected)
        #expect(try edit(expected, [.sort]) != "" && edit(text, [.remove("n")]) == text)
    }

    @Test func sortingMovesEntriesAndNothingElse() throws {
        let text = "{\n \"strings\":{\n  \"item 10\" : {\"b\":1, \"a\":2},\n\n  \"Item 2\": {} , \"item 2\":{}\n}}"
        #expect(
            try edit(text, [.sort])
                == "{\n \"strings\":{\n  \"item 2\":{},\n\n  \"Item 2\": {} , \"item 10\" : {\"b\":1, \"a\":2}\n}}")
    }

    @Test func canonicalBytesAreThoseOfXcode() throws {
        let text =
            "{\"version\":1.50, \"strings\":{\"b\\/\\u00e9\\u001F\\b\":[ ],\"A\":{}},\"sourceLanguage\":\"en\"}\r\n"
        let expected = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "A" : {

                },
                "b/é\\u001f\\u0008" : [

                ]
              },
              "version" : 1.50
            }

            """
        #expect(try edit(text, [.canonicalize]) == expected)
        #expect(try edit(CatalogSamples.rich, [.canonicalize, .sort]) == CatalogSamples.rich)
    }

    @Test func manyChangesAreMadeAtOnce() throws {
        let keys = (0..<2_000).map { StringKey("key \($0)") }
        let added = try edit(catalog("    \"k\" : {\n\n    }"), keys.map { .add($0, value: "v", comment: nil) })
        let changed = try edit(
            added, keys.map { .set($0, value: "w") } + keys.map { .set($0, value: "x") }, locale: "de")
        let catalogs = StringCatalogFormat().parse(SourceFile(path: "t", text: changed)).value.catalogs(
            locale: "en", table: "t")
        #expect(catalogs.last?.units.map { $0.text.forms[0].string } == Array(repeating: "x", count: 2_000))
        #expect(try edit(changed, [.canonicalize]) == changed)
    }
}
