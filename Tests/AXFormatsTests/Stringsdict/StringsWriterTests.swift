import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

@Suite struct StringsWriterTests {
    private func located(_ text: String) -> LocatedText { LocatedText(text, span: Span(at: 0)) }

    private func plural(_ forms: [PluralCategory: String]) -> Variation {
        .plural(forms.mapValues { .plain(located($0)) })
    }

    private func unit(_ key: StringKey, _ text: Variation, comment: String? = nil) -> Unit {
        Unit(key: key, comment: comment, text: text, span: Span(at: 0), keySpan: Span(at: 0))
    }

    private func write(_ units: [Unit], locale: String = "de") -> WrittenCatalogs {
        let catalog = Catalog(path: "", locale: locale, table: "Songs", units: units)
        return StringsWriter().write(CatalogSet(sourceLanguage: "en", table: "Songs", catalogs: [catalog]))
    }

    private func text(_ written: WrittenCatalogs, _ path: String) -> String? {
        written.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test func textsThatDoNotVaryAreAStringTable() {
        let written = write([
            unit("a", .plain(located("say \"hi\"\n")), comment: "c */ d"), unit("b", .plain(located("%@"))),
        ])
        #expect(written.files.map(\.path) == ["de.lproj/Songs.strings"])
        #expect(
            text(written, "de.lproj/Songs.strings")
                == "/* c * / d */\n\"a\" = \"say \\\"hi\\\"\\n\";\n\n\"b\" = \"%@\";\n")
        #expect(
            written.losses.map(\.what) == [
                "“*/” in the comment; “* /” is written instead, because “*/” would end the comment"
            ])
    }

    @Test func aTextThatVariesByItsNumberBecomesAVariable() {
        let written = write([unit("songs", plural([.one: "%lld <song>", .other: "%lld songs"]), comment: "how many")])
        #expect(written.files.map(\.path) == ["de.lproj/Songs.stringsdict"])
        #expect(
            text(written, "de.lproj/Songs.stringsdict") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<!-- how many -->
                \t<key>songs</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>%#@value@</string>
                \t\t<key>value</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>lld</string>
                \t\t\t<key>one</key>
                \t\t\t<string>%lld &lt;song&gt;</string>
                \t\t\t<key>other</key>
                \t\t\t<string>%lld songs</string>
                \t\t</dict>
                \t</dict>
                </dict>
                </plist>

                """)
        #expect(written.losses.isEmpty)
    }

    /// The runtime shows the same text for a unit before and after.
    @Test func writtenUnitsAreShownAlike() throws {
        var substituted = unit("sub", .plain(located("%#@songs@ by %@, %#@albums@")))
        substituted.substitutions = [
            "songs": Substitution(
                argument: 1, specifier: "lld", text: plural([.one: "%arg song", .other: "%arg songs"])),
            "albums": Substitution(argument: 3, specifier: "lld", text: plural([.other: "%arg albums"])),
        ]
        let device = unit(
            "device",
            .device(["mac": .plain(located("Click %lld")), "other": plural([.one: "Tap", .other: "Tap %lld"])]))
        let second = unit("second", plural([.one: "%@ has a song", .other: "%@ has %lld songs"]))
        let width = unit("width", .width([5: .plain(located("s")), 20: .plain(located("long"))]))
        let arguments: [[FormatArgument]] = [1, 2].map { [.integer($0), .text("Ann"), .integer(4)] }
        let names: [[FormatArgument]] = [1, 2].map { [.text("Ann"), .integer($0)] }
        for (unit, arguments) in [(substituted, arguments), (device, arguments), (second, names), (width, [[]])] {
            let written = write([unit])
            let file = SourceFile(path: "t", raw: written.files[0].bytes)
            let parsed = StringsdictFormat().parse(file)
            #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
            let read = try #require(parsed.value.catalogs(locale: "de", table: "t")[0].units.first)
            for list in arguments {
                for name in ["mac", "ipad"] {
                    let evaluator = Evaluator(locale: "de", device: name, width: 7)
                    #expect(
                        try evaluator.evaluate(read, list).text == evaluator.evaluate(unit, list).text, "\(unit.key)")
                }
            }
        }
    }

    @Test func whatStringTablesCannotHoldIsNamed() {
        var old = unit("k", .plain(located("v")))
        old.states = [.plain: .needsReview]
        old.isTranslatable = false
        let nested = unit("n", .width([3: plural([.other: "x"])]), comment: "a--b")
        let written = write([unit("k", .plain(located("earlier"))), old, nested])
        #expect(
            written.losses.map { "\($0.key?.text ?? "") \($0.what)" } == [
                "k an earlier value for the same key; only the last value is used",
                "k the state “needs_review”, because strings files don't support states",
                "k the “don't translate” mark, which strings files don't support",
                "n width variants that vary in turn (for example, by plural), which isn't supported",
                "n “--” in the comment; “- -” is written instead, because XML comments can't contain “--”",
            ])
    }

    @Test(arguments: ["../de", "", ".", "a/b", "a\\b", "a\u{0}"])
    func aLocaleThatIsNoFileNameIsNotWritten(_ locale: String) {
        let written = write([unit("k", .plain(located("v")))], locale: locale)
        #expect(written.files.isEmpty)
        #expect(written.losses.map(\.locale) == [locale])
    }
}
