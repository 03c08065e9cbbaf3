import AXFormats
import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Testing

@Suite struct StringCatalogReadingTests {
    private func parse(_ text: String) -> any StringsFile {
        StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: text)).value
    }

    private func unit(_ key: StringKey, _ locale: String) throws -> Unit {
        let catalogs = parse(CatalogSamples.rich).catalogs(locale: "en", table: "Test")
        let catalog = try #require(catalogs.first { $0.locale == locale })
        return try #require(catalog.units.first { $0.key == key })
    }

    @Test func everyLanguageIsACatalogAndTheSourceLanguageIsTheFirst() {
        let catalogs = parse(CatalogSamples.rich).catalogs(locale: "", table: "Test")
        #expect(catalogs.map(\.locale) == ["en", "de"])
        #expect(
            catalogs.map { $0.units.map(\.key.text) } == [
                ["%lld songs", "empty", "open", "phrases", "songs in lists"], ["%lld songs"],
            ])
        #expect(catalogs.allSatisfy { $0.table == "Test" })
    }

    @Test func theTextOfTheSourceLanguageIsTheKeyWhereNothingElseIsSaid() throws {
        let unit = try unit("%lld songs", "en")
        #expect(unit.text.forms.map(\.string) == ["%lld songs"])
        #expect(unit.comment == "Count of songs")
        #expect(unit.states.isEmpty)
    }

    @Test func pluralFormsHaveTheirStatesAndPlaces() throws {
        let marked = MarkedText(
            CatalogSamples.rich.replacing("%lld Lieder", with: "⟦1⟧%lld Lieder⟦1⟧"))
        let unit = try unit("%lld songs", "de")
        #expect(unit.forms.map(\.path.names) == [["plural", "one"], ["plural", "other"]])
        #expect(unit.forms.map(\.text.string) == ["%lld Lied", "%lld Lieder"])
        #expect(unit.forms.last?.text.span == marked.span(1))
        #expect(
            unit.states == [
                VariationPath([.plural(.one)]): .translated, VariationPath([.plural(.other)]): .needsReview,
            ])
    }

    @Test func devicesAndSubstitutionsAreRead() throws {
        let open = try unit("open", "en")
        #expect(open.forms.map(\.path.names) == [["device", "mac"], ["device", "other"]])
        let songs = try unit("songs in lists", "en")
        #expect(songs.text.forms.map(\.string) == ["%#@songs@ in “%@”\n"])
        #expect(songs.substitutions["songs"]?.argument == 1)
        #expect(songs.substitutions["songs"]?.specifier == "lld")
        #expect(songs.substitutions["songs"]?.text.forms.map(\.string) == ["%arg song", "%arg songs"])
    }

    @Test func staleAndUntranslatableEntriesSaySo() throws {
        let songs = try unit("songs in lists", "en")
        #expect(!songs.isTranslatable)
        #expect(songs.states[.plain] == .stale)
        #expect(try unit("open", "en").isTranslatable)
    }

    @Test func aDeviceMayVaryByPluralBelow() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"variations": {"device": {
            "mac": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%d"}}}}}}}}}}}}
            """
        let units = parse(text).catalogs(locale: "en", table: "t").flatMap(\.units)
        #expect(units.flatMap { $0.forms.map(\.path.names) } == [["device", "mac", "plural", "other"]])
    }

    @Test func theContentsListEveryText() throws {
        let entries = parse(CatalogSamples.rich).contents.entries
        let lines = entries.map {
            "\($0.key) \($0.locale ?? "-") \($0.form?.names.joined(separator: ".") ?? "-") \($0.state ?? "-")"
        }
        #expect(
            lines == [
                "%lld songs en  -", "%lld songs de plural.one translated", "%lld songs de plural.other needs_review",
                "empty en  -", "open en device.mac translated", "open en device.other translated", "phrases en  new",
                "phrases en  new", "songs in lists en  translated",
                "songs in lists en substitutions.songs.plural.one translated",
                "songs in lists en substitutions.songs.plural.other translated",
            ])
    }

    @Test func theRuntimeGetsATextOrADictionary() throws {
        let contents = parse(CatalogSamples.rich).contents
        #expect(contents.status == .ok)
        #expect(contents.loaded.isEmpty && contents.lost.isEmpty)
        let german = try #require(contents.loadedByLocale.first { $0.locale == "de" })
        #expect(german.table.map(\.key) == ["%lld songs"])
        #expect(
            german.table.first?.value
                == .dictionary([
                    "NSStringLocalizedFormatKey": .string("%#@value@"),
                    "value": .dictionary([
                        "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "one": .string("%lld Lied"),
                        "other": .string("%lld Lieder"),
                    ]),
                ]))
        let english = try #require(contents.loadedByLocale.first { $0.locale == "en" })
        #expect(english.table.first { $0.key == "empty" }?.value == .string("empty"))
        #expect(
            english.table.first { $0.key == "open" }?.value
                == .dictionary([
                    "NSStringDeviceSpecificRuleType": .dictionary([
                        "mac": .string("Click to open"), "other": .string("Tap to open"),
                    ])
                ]))
    }

    @Test func aCatalogThatIsRefusedLosesItsEntries() {
        let contents = parse(#"{"sourceLanguage": "en", "strings": {"a": {}, "b": {}, }}"#).contents
        #expect(contents.status == .error)
        #expect(contents.lost.map(\.key) == ["a", "b"])
        #expect(contents.loadedByLocale.isEmpty)
    }

    @Test(arguments: [
        "", "[]", "null", "{}", #"{"strings": 1}"#, #"{"strings": {"a": 1, "b": [], "c": {"localizations": 2}}}"#,
    ])
    func otherShapesAreNoUnitsAndNoCrash(_ text: String) {
        let file = parse(text)
        #expect(file.catalogs(locale: "en", table: "t").flatMap(\.units).allSatisfy { $0.key == "c" })
        #expect(file.edits(for: [.set("a", value: "x"), .remove("q"), .canonicalize]).edits.count <= 1)
    }

    @Test func utf16CatalogsAreRead() {
        let text = #"{"sourceLanguage":"en","strings":{"é":{}}}"#
        let raw: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let file = StringCatalogFormat().parse(SourceFile(path: "t", raw: raw)).value
        #expect(file.catalogs(locale: "en", table: "t").flatMap(\.units).map(\.key) == ["é"])
    }
}
