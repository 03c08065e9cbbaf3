import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct KeyedTreeTests {
    private static let files = ["Strings", "Stringsdict", "StringCatalog", "XLIFF"]
        .flatMap { Fixtures.entries(of: $0 + "/RoundTrip") }

    private func parsed(_ path: String, _ text: String) throws -> any StringsFile {
        let format = try #require(Formats.format(forExtension: URL(filePath: path).pathExtension))
        return format.parse(SourceFile(path: path, text: text)).value
    }

    /// The keys of a tree, with the keys inside a part in parentheses.
    private func shape(_ tree: KeyedTree?) -> String {
        guard let tree else { return "none" }
        return tree.parts.map { part in
            part.key.text + (part.inside.map { "(\(shape($0)))" } ?? "")
        }.joined(separator: " ")
    }

    /// The text of a tree, rebuilt recursively from its parts and the text between them.
    private func joined(_ tree: KeyedTree, _ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = tree.span.start
        for part in tree.parts {
            result += text[end..<part.span.start]
            if let inside = part.inside {
                result += text[part.span.start..<inside.span.start] + joined(inside, text)
                result += text[inside.span.end..<part.span.end]
            } else {
                result += text[part.span.range]
            }
            end = part.span.end
        }
        return result + text[end..<tree.span.end]
    }

    private func isInOrder(_ tree: KeyedTree) -> Bool {
        let ends = [tree.span.start] + tree.parts.map(\.span.end)
        let starts = tree.parts.map(\.span.start) + [tree.span.end]
        let isInside = tree.parts.allSatisfy { part in
            part.inside.map { part.span.start < $0.span.start && $0.span.end <= part.span.end && isInOrder($0) } ?? true
        }
        return isInside && zip(ends, starts).allSatisfy { $0 <= $1 }
    }

    @Test(arguments: files)
    func partsAndWhatLiesBetweenThemAreTheFile(_ url: URL) throws {
        let format = try #require(Formats.format(forExtension: url.pathExtension))
        let document = format.parse(SourceFile(path: url.path, raw: Array(try Data(contentsOf: url)))).value
        guard let tree = document.keyedTree else {
            let isDamaged =
                document.contents.status != .ok
                || format.parse(document.file).diagnostics.contains { $0.id == "entries-dropped" }
            #expect(isDamaged || document.readOnlyReason != nil, "\(url.lastPathComponent)")
            return
        }
        #expect(document.contents.status == .ok)
        #expect(tree.span == document.file.fullSpan)
        try #require(isInOrder(tree), "\(url.lastPathComponent): \(shape(tree))")
        #expect(joined(tree, document.file.text) == document.file.text)
    }

    @Test func aVariableAndEachOfItsFormsIsAPart() throws {
        let file = try parsed("t.stringsdict", StringsdictSample.xml(StringsdictSample.plural()))
        #expect(
            shape(file.keyedTree) == "songs(NSStringLocalizedFormatKey n(NSStringFormatSpecTypeKey "
                + "NSStringFormatValueTypeKey one other))")
    }

    @Test(arguments: [
        (
            "t.stringsdict",
            "<plist><dict>⟦1⟧<!-- About a --><key>a</key><string>A</string><!-- more -->⟦1⟧\n\n"
                + "<!-- nobody's -->\n\n<key>b</key><dict/></dict></plist>"
        ),
        ("t.strings", "<plist><dict>⟦1⟧<!-- About a --><key>a</key><string>A</string>⟦1⟧</dict></plist>"),
        ("t.xcstrings", #"{"sourceLanguage": "en", "strings": {}, ⟦1⟧"a" : [{"x": 1}]⟦1⟧ , "b": 1}"#),
    ])
    func aPartHasItsKeyItsValueAndItsComments(_ path: String, _ marked: String) throws {
        let text = MarkedText(marked)
        let tree = try #require(try parsed(path, text.text).keyedTree)
        #expect(tree.parts.first { $0.key == "a" }?.span == text.span(1))
    }

    @Test func everyObjectOfACatalogHasItsMembers() throws {
        let file = try parsed(
            "t.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"k": {"x": [{}], "localizations": {"de": {"stringUnit": {"value": "v"}}}}}}"#
        )
        #expect(shape(file.keyedTree) == "sourceLanguage strings(k(x localizations(de(stringUnit(value)))))")
    }

    @Test func unitsOfAnExchangeFileLieInTheirFile() throws {
        let units = [XLIFFTestText.unit("a", "A"), XLIFFTestText.unit("b|==|plural.one", "B")].joined(separator: "\n")
        #expect(
            shape(try parsed("t.xliff", XLIFFTestText.document(units)).keyedTree)
                == "Localizable.xcstrings(a b|==|plural.one)")
        // A group can't be kept together when units are removed and added.
        let grouped = XLIFFTestText.document("<group>" + units + "</group>")
        #expect(shape(try parsed("t.xliff", grouped).keyedTree) == "Localizable.xcstrings")
    }

    @Test(arguments: [
        ("t.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"k\" : {}}}", ",\n  "),
        ("t.xcstrings", #"{"sourceLanguage":"en","strings":{"k":{}}}"#, ","),
        ("t.stringsdict", "<plist><dict><key>strings</key><dict>\n\t<key>k</key><dict/></dict></dict></plist>", "\n\t"),
    ])
    func howPartsAreToldApartIsKnownAlsoOfASinglePart(_ path: String, _ text: String, _ separator: String) throws {
        let tree = try parsed(path, text).keyedTree?.parts.first { $0.key == "strings" }?.inside
        #expect(tree?.parts.map(\.key) == ["k"])
        #expect(tree?.usualSeparator == separator)
    }

    @Test(arguments: [
        ("t.stringsdict", "<plist><dict><key>a</key>"), ("t.stringsdict", "a = b"), ("t.xcstrings", "{"),
        ("t.xcstrings", "[]"), ("t.xliff", "<xliff"), ("t.xliff", "<other/>"), ("t.strings", "<plist><dict>"),
    ])
    func aFileThatFailsIsNotTakenApart(_ path: String, _ text: String) throws {
        #expect(try parsed(path, text).keyedTree == nil, "\(text)")
    }
}
