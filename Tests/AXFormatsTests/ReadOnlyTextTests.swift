import AXFormats
import AXModel
import AXSource
import Foundation
import Testing

/// A string that is also its entry's key or a translation's source is read-only.
@Suite struct ReadOnlyTextTests {
    @Test(arguments: [
        ("t.strings", "a;\nb = b;", ["a"]),
        ("t.strings", "\"a\";\n\"b\" = \"b\";", ["a"]),
        ("t.stringsdict", "a;\nb = b;", ["a"]),
        (
            "t.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"en": {"stringUnit": {"value": "b"}}}}}}"#,
            ["a"]
        ),
        ("t.xliff", XLIFFTestText.document(XLIFFTestText.unit("b", "b", "b")), []),
        (
            "t.xliff",
            XLIFFTestText.document(
                XLIFFTestText.unit("a", "%1$#@n@")
                    + XLIFFTestText.unit("a|==|substitutions.n.plural.other", "%1$lld", "%1$lld")), ["a"]
        ),
    ])
    func whatIsNotOnlyATextIsReadOnly(_ path: String, _ text: String, _ keys: [StringKey]) throws {
        let format = try #require(Formats.format(forExtension: URL(filePath: path).pathExtension))
        let file = format.parse(SourceFile(path: path, text: text)).value
        let units = file.catalogs(locale: "en", table: "t").flatMap(\.units)
        #expect(units.count >= 1)
        #expect(units.filter { unit in unit.text.forms.contains { $0.isReadOnly } }.map(\.key) == keys)
    }
}
