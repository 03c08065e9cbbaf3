import AXFormats
import AXModel
import AXSource
import Testing

struct RepeatedLanguageTests {
    private func texts(_ file: SourceFile) -> [String] {
        StringCatalogFormat().parse(file).value.catalogs(locale: "en", table: "t")
            .filter { $0.locale == "pl" }.flatMap(\.units).flatMap { $0.forms.map(\.text.string) }
    }

    /// The last occurrence counts, as for any repeated JSON member, even if it has no string.
    @Test(arguments: ["{}", #"{"stringUnit": {}}"#, #"{"stringUnit": {"state": "new"}}"#])
    func ofALanguageThatStandsTwiceTheLastPlaceCounts(second: String) throws {
        let pl = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
        let file = SourceFile(
            path: "t.xcstrings",
            text: #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"pl": \#(pl), "pl": \#(second)}}}}"#)
        let parsed = StringCatalogFormat().parse(file)
        #expect(texts(file) == [])
        #expect(parsed.diagnostics.map(\.id).contains("duplicate-key"))
        let changed = try file.applying(parsed.value.edits(for: [.set("a", value: "y")], locale: "pl").edits)
        #expect(texts(changed).last == "y", "\(changed.string(changed.fullSpan))")
    }
}
