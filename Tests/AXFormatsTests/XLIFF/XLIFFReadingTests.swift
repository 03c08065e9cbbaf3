import AXLocale
import AXModel
import AXSource
import Testing

@testable import AXFormats

@Suite struct XLIFFReadingTests {
    @Test func theTextsOfAStringAreOneUnit() throws {
        let text = XLIFFTestText.document(
            [
                XLIFFTestText.unit("n", "%1$#@C@ left", "Noch %1$#@C@", state: "translated", note: "How many"),
                XLIFFTestText.unit("n|==|substitutions.C.plural.one", "%1$lld song", "%1$lld Lied", state: "new"),
                XLIFFTestText.unit("n|==|substitutions.C.plural.other", "%1$lld songs", "%1$lld Lieder"),
                XLIFFTestText.unit("d|==|device.iphone.plural.one", "Tap"),
                XLIFFTestText.unit("d|==|device.other", "Click", "Klicken"),
            ].joined(separator: "\n"))
        let unit = try #require(XLIFFTestText.units(text, "de")["n"])
        #expect(unit.text.forms.map(\.string) == ["Noch %#@C@"])
        #expect(unit.comment == "How many")
        let variable = try #require(unit.substitutions["C"])
        #expect(variable.argument == 1 && variable.specifier == "lld")
        #expect(variable.text.forms.map(\.string) == ["%arg Lied", "%arg Lieder"])
        #expect(unit.states == [.plain: .translated, VariationPath([.substitution("C"), .plural(.one)]): .new])
        #expect(XLIFFTestText.units(text, "de")["d"]?.forms.map(\.path.names) == [["device", "other"]])
        #expect(
            XLIFFTestText.units(text, "en")["d"]?.forms.map(\.path.names) == [
                ["device", "iphone", "plural", "one"], ["device", "other"],
            ])
    }

    @Test func eachFileElementHasTheCatalogsOfItsLanguages() {
        let one = XLIFFTestText.document(XLIFFTestText.unit("a", "A", "B"), original: "App/en.lproj/Main.strings")
        let catalogs = XLIFFTestText.parse(one).catalogs(locale: "", table: "")
        #expect(catalogs.map(\.locale) == ["en", "de"])
        #expect(catalogs.map(\.table) == ["Main", "Main"])
        let same = one.replacing("target-language=\"de\"", with: "target-language=\"en\"")
        #expect(XLIFFTestText.parse(same).catalogs(locale: "", table: "").map(\.locale) == ["en"])
        let none = one.replacing(" target-language=\"de\"", with: "")
        #expect(XLIFFTestText.parse(none).catalogs(locale: "fr", table: "").map(\.locale) == ["en", "fr"])
    }

    @Test func textIsDecodedAndItsPartsFound() throws {
        let text = XLIFFTestText.document(
            XLIFFTestText.unit("a&#10;b", "x", "1 &lt; <g id=\"1\">2</g><![CDATA[&]]>\r\n&#13;é", note: ""))
        let unit = try #require(XLIFFTestText.units(text, "de")["a\nb"])
        let located = try #require(unit.text.forms.first)
        #expect(located.string == "1 < 2&\n\ré")
        let bytes = Array(text.utf8)
        for (part, spelled) in [("<", "&lt;"), ("2", "2"), ("&", "&"), ("é", "é")] {
            let range = try #require(located.string.firstRange(of: part))
            let start = located.string.utf8.distance(from: located.string.startIndex, to: range.lowerBound)
            let span = located.span(of: start..<(start + part.utf8.count))
            #expect(
                String(decoding: bytes[span.start...].prefix(spelled.utf8.count), as: UTF8.self) == spelled, "\(part)")
        }
    }

    @Test func whatIsNotATranslationIsNotTakenForOne() {
        let text = XLIFFTestText.document(
            """
            <group id="g"><trans-unit id="a"><source>A</source>
            <alt-trans><source>X</source><target>Y</target></alt-trans>
            <m:target xmlns:m="urn:m">Z</m:target></trans-unit></group>
            """)
        #expect(XLIFFTestText.units(text, "en")["a"]?.text.forms.map(\.string) == ["A"])
        #expect(XLIFFTestText.units(text, "de").isEmpty)
    }

    @Test func prefixedElementsAreReadAsWell() {
        let text = """
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file original="a" source-language="en" \
            target-language="de"><x:body><x:trans-unit id="k">\
            <x:source>A</x:source><x:target>B</x:target></x:trans-unit>\
            </x:body></x:file></x:xliff>
            """
        #expect(XLIFFTestText.units(text, "de")["k"]?.text.forms.map(\.string) == ["B"])
    }

    @Test func contentsShowStateIdLocaleAndVerdict() throws {
        let text = XLIFFTestText.document(
            [
                XLIFFTestText.unit("n|==|plural.one", "%d song", "%d Lied", state: "translated", note: "c"),
                XLIFFTestText.unit("new", "New", "Neu", state: "new"), XLIFFTestText.unit("open", "Open"),
            ].joined(separator: "\n"))
        let contents = XLIFFTestText.parse(text).contents
        #expect(contents.status == .ok)
        let first = try #require(contents.entries.first)
        #expect(first.key == "n" && first.form?.names == ["plural", "one"] && first.id == "n|==|plural.one")
        #expect(first.locale == "de" && first.state == "translated" && first.comment == "c")
        #expect(contents.entries.map(\.importVerdict?.outcome) == [.applied, .skipped, .skipped])
        #expect(contents.entries.last?.locale == "en")
        let loaded = try #require(contents.loadedByLocale.first)
        #expect(loaded.locale == "de")
        #expect(loaded.table.map(\.key) == ["n"])
        #expect(loaded.table.first?.value == .dictionary(["plural": .dictionary(["one": .string("%d Lied")])]))
    }

    @Test func aFileThatIsCutKeepsWhatStandsBeforeTheCut() {
        let whole = XLIFFTestText.document(
            [XLIFFTestText.unit("a", "A", "B"), XLIFFTestText.unit("b", "C", "D")].joined(separator: "\n"))
        let cut = String(whole.prefix { $0 != "C" })
        #expect(XLIFFTestText.parse(cut).contents.status == .error)
        #expect(XLIFFTestText.units(cut, "de").keys.sorted() == ["a"])
    }
}
