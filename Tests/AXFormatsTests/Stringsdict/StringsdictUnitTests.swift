import AXFormats
import AXModel
import AXSource
import Testing

@Suite struct StringsdictUnitTests {
    private typealias Sample = StringsdictSample

    /// The strings of a unit as `path: text`.
    private func texts(_ unit: Unit?) -> [String] {
        unit?.forms.map { $0.path.names.joined(separator: ".") + ": " + $0.text.string } ?? []
    }

    @Test func formatsAndTheFormsOfTheirVariablesAreTexts() throws {
        let text = Sample.xml(
            Sample.plural(format: "%2$#@n@ &amp; %1$@", type: "lu", forms: ["few": "b", "one": "a", "other": "c"]))
        let unit = try #require(Sample.units(text).first)
        #expect(
            texts(unit) == [
                ": %2$#@n@ & %1$@", "substitutions.n.plural.one: a", "substitutions.n.plural.few: b",
                "substitutions.n.plural.other: c",
            ])
        #expect(unit.substitutions["n"]?.argument == 2)
        #expect(unit.substitutions["n"]?.specifier == "lu")
    }

    @Test func spansAreThoseOfTheText() throws {
        let text = Sample.xml(Sample.plural(format: "a &lt;%#@n@<![CDATA[ <b> ]]>c"))
        let file = Sample.parse(text).value.file
        guard case .plain(let located)? = Sample.units(text).first?.text else { throw Failure() }
        #expect(located.string == "a <%#@n@ <b> c")
        #expect(file.string(located.span) == "a &lt;%#@n@<![CDATA[ <b> ]]>c")
        #expect(file.string(located.span(of: 3..<8)) == "%#@n@")
        #expect(file.string(located.span(of: 9..<12)) == "<b>")
    }

    private struct Failure: Error {}

    @Test func widthsAndDevicesAreVariations() {
        let text = Sample.xml(
            """
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>25</key><string>long</string><key>5</key><string>s</string></dict></dict>
            <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
            <key>iphone</key><dict>
            \(Sample.plural().split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n"))
            </dict></dict></dict>
            """)
        let units = Sample.units(text)
        #expect(texts(units.first) == ["width.5: s", "width.25: long"])
        #expect(
            texts(units.last) == [
                "device.iphone: %#@n@", "device.mac: Click", "substitutions.n.device.iphone.plural.one: %d song",
                "substitutions.n.device.iphone.plural.other: %d songs",
            ])
    }

    @Test func commentsAboveAndBehindAKeyAreItsOwn() {
        let text = Sample.xml(
            """
            \t<!-- of nothing -->

            \t<!-- one -->
            \t<!--two-->
            \t<key>a</key> <!-- three -->
            \t<string>x</string> <!-- four -->
            \t<key>b</key>
            \t<string>y</string>
            """)
        #expect(Sample.units(text).map(\.comment) == ["one\ntwo\nthree\nfour", nil])
    }

    @Test func oldStyleFilesAreReadAlike() {
        let text = """
            /* how many */
            "songs" = {
                NSStringLocalizedFormatKey = "%#@n@";
                n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
                    one = "\\U00e9"; other = "b"; };
            };
            "plain";
            """
        let units = Sample.units(text)
        #expect(
            texts(units.first) == [": %#@n@", "substitutions.n.plural.one: é", "substitutions.n.plural.other: b"])
        #expect(units.first?.comment == "how many")
        #expect(texts(units.last) == [": plain"])
        #expect(Sample.parse(text).diagnostics.isEmpty)
    }

    @Test func whatOldStyleFilesLoseIsNamed() {
        let parsed = Sample.parse("a = { NSStringLocalizedFormatKey = x; };;\nb = { NSStringLocalizedFormatKey = y; };")
        #expect(parsed.diagnostics.map(\.id) == ["entries-dropped"])
        #expect(parsed.value.contents.lost.map(\.key) == ["b"])
        #expect(parsed.value.contents.loaded.map(\.key) == ["a"])
        #expect(
            Sample.units("a = { NSStringLocalizedFormatKey = x; };;\nb = { NSStringLocalizedFormatKey = y; };").count
                == 2)
    }

    @Test func everyTextIsShownWithItsWay() {
        let contents = Sample.parse(Sample.xml(Sample.plural())).value.contents
        #expect(contents.status == .ok)
        #expect(
            contents.entries.map { $0.form?.names } == [
                [], ["substitutions", "n", "plural", "one"], ["substitutions", "n", "plural", "other"],
            ])
        #expect(
            contents.loaded.first?.value
                == .dictionary([
                    "NSStringLocalizedFormatKey": .string("%#@n@"),
                    "n": .dictionary([
                        "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
                        "NSStringFormatValueTypeKey": .string("d"), "one": .string("%d song"),
                        "other": .string("%d songs"),
                    ]),
                ]))
    }

    @Test func theLastOfSeveralEntriesCounts() {
        let units = Sample.units(
            Sample.xml(Sample.plural(format: "old %#@n@") + "\n" + Sample.plural(format: "new %#@n@")))
        #expect(units.map { texts($0)[0] } == [": new %#@n@"])
    }
}
