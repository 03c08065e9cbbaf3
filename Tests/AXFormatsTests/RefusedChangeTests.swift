import AXLocale
import AXModel
import AXSource
import Testing

@testable import AXFormats

@Suite struct RefusedChangeTests {
    private static let strings = "\"a\" = \"A\";\n"
    private static let unfinished = "\"b\" = \"B\" \"c\" = \"C\";\n"
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>a</key><string>A</string></dict></plist>
        """
    private static let stringsdict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
        <key>n</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>
        """
    private static let catalog = """
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": \
        "A"}}}}, "junk": 1}, "version": "1.0"}
        """
    private static let xliff = """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="L.strings" \
        source-language="en" target-language="de"><body><trans-unit id="a"><source>A</source></trans-unit></body>\
        </file></xliff>
        """

    /// A file, a change, the locale to change, and why it can't be made; nil if it can.
    @Test(
        arguments: [
            ("L.strings", strings, .set("a", value: "x"), nil, nil),
            ("L.strings", strings, .set("b", value: "x"), nil, .unknownKey),
            ("L.strings", strings, .set("a", at: plural, value: "x"), nil, .form),
            ("L.strings", strings, .insert(songs), nil, .form),
            ("L.strings", strings, .remove("b"), nil, .unknownKey),
            ("L.strings", strings + ";" + strings.replacing("a", with: "z"), .set("z", value: "x"), nil, .notLoaded),
            ("L.strings", strings, .comment("b", "c"), nil, .unknownKey),
            ("L.strings", strings, .state("b", .new), nil, .unknownKey),
            ("L.strings", strings, .state("a", .new), nil, nil),
            ("L.strings", strings + unfinished, .set("a", value: "x"), nil, nil),
            ("L.strings", strings + unfinished, .add("b", value: "x", comment: nil), nil, .notLoaded),
            ("L.strings", strings + unfinished, .remove("a"), nil, .notLoaded),
            ("L.strings", strings + unfinished, .sort, nil, .notLoaded),
            ("L.strings", xml, .set("a", value: "x"), nil, nil),
            ("L.strings", xml, .set("b", value: "x"), nil, .unknownKey),
            ("L.strings", xml, .insert(songs), nil, .form),
            ("L.strings", xml + "<", .add("b", value: "x", comment: nil), nil, nil),
            ("L.stringsdict", stringsdict, .set("a", at: few, value: "x"), nil, nil),
            ("L.stringsdict", stringsdict, .set("a", at: plural, value: "x"), nil, .form),
            ("L.stringsdict", stringsdict, .set("b", value: "x"), nil, .unknownKey),
            ("L.stringsdict", stringsdict, .insert(songs), nil, nil),
            ("L.stringsdict", stringsdict, .insert(nested), nil, .form),
            ("L.stringsdict", "<plist><dict><key>", .add("b", value: "x", comment: nil), nil, .notLoaded),
            ("L.xcstrings", catalog, .set("a", at: plural, value: "x"), "de", nil),
            ("L.xcstrings", catalog, .set("a", at: width, value: "x"), "de", .form),
            ("L.xcstrings", catalog, .set("a", at: few, value: "x"), "de", .form),
            ("L.xcstrings", catalog, .set("b", value: "x"), "de", .unknownKey),
            ("L.xcstrings", catalog, .set("junk", value: "x"), "de", .notLoaded),
            ("L.xcstrings", catalog, .state("a", .new), "de", .form),
            ("L.xcstrings", catalog, .comment("b", "c"), nil, .unknownKey),
            ("L.xcstrings", "{", .set("a", value: "x"), nil, .readOnly("its JSON is invalid")),
            ("L.xliff", xliff, .set("a", value: "x"), "de", nil),
            ("L.xliff", xliff, .set("a", value: "x"), "fr", .unknownLanguage),
            ("L.xliff", xliff, .set("b", value: "x"), "de", .unknownKey),
            ("L.xliff", xliff.replacing("<source>A</source>", with: ""), .set("a", value: "x"), "de", .form),
            ("L.xliff", xliff, .remove("b"), "de", .unknownKey),
            ("L.xliff", xliff, .set("a", at: width, value: "x"), "de", .form),
            ("L.xliff", "<xliff", .sort, nil, .readOnly("it isn't well-formed XML")),
        ] as [(String, String, CatalogChange, String?, RefusedChange.Cause?)])
    func causes(
        _ path: String, _ text: String, _ change: CatalogChange, _ locale: String?, _ cause: RefusedChange.Cause?
    ) throws {
        let file = SourceFile(path: path, text: text)
        let format = try #require(Formats.format(forExtension: String(path.drop { $0 != "." }.dropFirst())))
        let planned = format.document(of: file).edits(for: [change], locale: locale)
        #expect(planned.refused.map(\.cause) == (cause.map { [$0] } ?? []))
        if cause != nil { #expect(planned.edits.isEmpty) }
    }

    /// A key of one `file` element is unknown to the others.
    @Test func aChangeIsRefusedIfNoElementHasTheKey() throws {
        let other = Self.xliff.replacing("id=\"a\"", with: "id=\"b\"").replacing("L.strings", with: "M.strings")
        let both = Self.xliff.replacing("</xliff>", with: other.drop { $0 != ">" }.dropFirst())
        let document = XLIFFFormat().document(of: SourceFile(path: "L.xliff", text: both))
        let planned = document.edits(
            for: [.set("a", value: "x"), .set("b", value: "y"), .set("c", value: "z")], locale: "de")
        #expect(planned.refused == [RefusedChange(change: .set("c", value: "z"), locale: "de", cause: .unknownKey)])
        #expect(planned.edits.count == 2)
    }

    private static let plural = VariationPath([.plural(.few)])
    private static let few = VariationPath([.substitution("n"), .plural(.few)])
    private static let width = VariationPath([.width(20)])
    /// Width variations that vary by device.
    private static let nested = Unit(
        key: "nested", text: .width([1: .device(["mac": .plain(LocatedText("x"))])]), span: Span(at: 0),
        keySpan: Span(at: 0))
    private static let songs = Unit(
        key: "songs", text: .plural([.other: .plain(LocatedText("%d songs"))]), span: Span(at: 0),
        keySpan: Span(at: 0))
}
