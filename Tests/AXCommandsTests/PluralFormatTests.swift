import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXRules
import AXSource
import AXTestSupport
import Testing

/// Rules about plurals check the contents of a file, whatever its format.
@Suite struct PluralFormatTests {
    /// A Russian plural in each format: its `one` says 1, and `few` and `many` are missing.
    private static let files: [(name: String, marked: String)] = [
        (
            "ru.stringsdict",
            """
            <plist version="1.0"><dict><key>songs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>⟦1⟧1⟦1⟧ песня</string><key>other</key><string>⟦2⟧%lld песен⟦2⟧</string>
            </dict></dict></dict></plist>
            """
        ),
        (
            "t.xcstrings",
            #"""
            {"sourceLanguage": "en", "strings": {"songs": {"localizations": {"ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "⟦1⟧1⟦1⟧ песня"}},
            "other": {"stringUnit": {"state": "translated", "value": "⟦2⟧%lld песен⟦2⟧"}}}}}}}}, "version": "1.0"}
            """#
        ),
        (
            "ru.xliff",
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file original="t.xcstrings" source-language="en" target-language="ru" datatype="plaintext"><body>
            <trans-unit id="songs|==|plural.one"><source>%lld song</source>
            <target>⟦1⟧1⟦1⟧ песня</target></trans-unit>
            <trans-unit id="songs|==|plural.few"><source>%lld songs</source></trans-unit>
            <trans-unit id="songs|==|plural.other"><source>%lld songs</source>
            <target>⟦2⟧%lld песен⟦2⟧</target></trans-unit>
            </body></file></xliff>
            """
        ),
    ]

    /// The findings about plurals in the Russian strings of a file.
    private static func findings(_ name: String, _ text: String, kept: Set<VariationPath> = []) throws -> [Diagnostic] {
        let format = try #require(Formats.format(forExtension: String(name.split(separator: ".").last ?? "")))
        let document = format.parse(SourceFile(path: name, text: text)).value
        var catalog = try #require(document.catalogs(locale: "ru", table: "t").first { $0.locale == "ru" })
        for index in catalog.units.indices { catalog.units[index].keptForms = kept }
        let source = Catalog(path: "en", locale: "en", table: "t", units: [song])
        return Checker(styles: .embedded, profile: .consistent).check(source: source, translations: [catalog])
            .filter { $0.id.hasPrefix("plural-") }
    }

    private static let song = Unit(
        key: "songs", text: .plain(LocatedText("%lld songs", span: Span(at: 0))), span: Span(at: 0),
        keySpan: Span(at: 0))

    @Test(arguments: files)
    func aPluralIsJudgedAlikeInEachFormat(name: String, marked: String) throws {
        let text = MarkedText(marked)
        let found = try Self.findings(name, text.text)
        #expect(found.map(\.id) == ["plural-literal-number", "plural-missing-category"], "\(found.map(\.message))")
        #expect(found.map(\.span) == [text.span(1), text.span(2)])
        #expect(found.map(\.severity) == [.error, .error])
        #expect(found.last?.message.contains("few (2–4, 22–24) and many (0, 5–9)") == true)
    }

    @Test(arguments: files)
    func aPluralWithoutOtherIsFoundInEachFormat(name: String, marked: String) throws {
        let text = MarkedText(marked).text
            .replacing("<key>other</key>", with: "<key>many</key>").replacing("\"other\":", with: "\"many\":")
            .replacing("plural.other", with: "plural.many")
        let found = try Self.findings(name, text).filter { $0.id == "plural-missing-other" }
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(
            found.first?.message.hasSuffix("for the category other, only for one (1, 21, 31, 41) and many (0, 5–9)")
                == true)
    }

    /// A file to be imported may contain only a part of a plural. Forms that the project keeps aren't missing.
    @Test func formsThatStayInTheProjectAreNotMissing() throws {
        let (name, marked) = Self.files[2]
        let kept: Set<VariationPath> = [VariationPath([.plural(.few)]), VariationPath([.plural(.many)])]
        let found = try Self.findings(name, MarkedText(marked).text, kept: kept)
        #expect(found.map(\.id) == ["plural-literal-number"])
        let without = MarkedText(marked).text.replacing("plural.other", with: "plural.many")
        let other = try Self.findings(name, without, kept: [VariationPath([.plural(.other)])])
        #expect(!other.map(\.id).contains("plural-missing-other"))
    }
}
