import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXFormats

/// Deliveries that try to exhaust a reader, or to make it read other files.
@Suite struct HostileXLIFFTests {
    /// Reads a file, changes it, and applies some fixes. Returns its contents.
    private func exhaust(_ bytes: [UInt8]) -> FileContents {
        let file = SourceFile(path: "hostile.xliff", raw: bytes)
        let parsed = XLIFFFormat().parse(file)
        for locale in [nil, "de"] {
            let changes: [CatalogChange] = [
                .set("k", value: "v"), .comment("k", "c"), .state("k", .new), .add("n", value: "v", comment: nil),
            ]
            #expect(throws: Never.self) { try file.applying(parsed.value.edits(for: changes, locale: locale).edits) }
        }
        for fix in parsed.diagnostics.prefix(5).flatMap(\.fixIts) {
            #expect(throws: Never.self) { try file.applying(fix.edits) }
        }
        _ = parsed.value.catalogs(locale: "de", table: "t")
        return parsed.value.contents
    }

    @Test func entitiesAreNotExpanded() {
        let document = XLIFFTestText.document(XLIFFTestText.unit("k", "S", "&b;"))
        for declaration in ["<!ENTITY b 'boom'>", "<!ENTITY b SYSTEM 'file:///etc/passwd'>"] {
            let text = document.replacing("<xliff", with: "<!DOCTYPE xliff [\(declaration)]><xliff")
            let parsed = XLIFFFormat().parse(SourceFile(path: "t", text: text))
            #expect(parsed.diagnostics.map(\.id) == ["file-unparsable"])
            #expect(!parsed.value.contents.entries.contains { $0.value == .string("boom") })
        }
    }

    @Test func aFileThatIsCutAnywhereIsRefused() {
        let bytes = Array(
            XLIFFTestText.document(
                XLIFFTestText.unit("k", "S &amp; é", "<![CDATA[T]]><g id=\"1\">x</g>", state: "new", note: "c")
            ).utf8)
        #expect(exhaust(bytes).status == .ok)
        let root = bytes.count - 1
        for length in 0..<root { #expect(exhaust(Array(bytes[..<length])).status == .error, "cut at \(length)") }
    }

    @Test func aByteThatIsChangedAnywhereIsRead() {
        var random = SeededGenerator(seed: 3)
        let bytes = Array(XLIFFTestText.document(XLIFFTestText.unit("k|==|plural.one", "S", "T", note: "c")).utf8)
        for place in bytes.indices {
            var changed = bytes
            changed[place] = UInt8.random(in: 0...255, using: &random)
            #expect(exhaust(changed).entries.count <= 1)
        }
    }

    @Test(arguments: [
        "|==|", "/k:dict", ":dict/", "substitutions.", "&#10;", "device.mac.plural.", "@", "\n", "\u{301}",
    ])
    func longIdsEnd(_ piece: String) {
        let id = String(repeating: piece, count: 4_000)
        for original in ["a.stringsdict", "a.xcstrings", "a.strings"] {
            for end in ["", ":dict/:string", "|==|plural.one"] {
                let text = XLIFFTestText.document(XLIFFTestText.unit("/" + id + end, "S", "T"), original: original)
                #expect(exhaust(Array(text.utf8)).entries.count == 1)
            }
        }
    }

    @Test func manyUnitsOfOneIdAndManyTagsEnd() {
        let units = String(
            repeating: "<trans-unit id=\"k\"><source>s</source><target>t</target></trans-unit>", count: 4_000)
        #expect(exhaust(Array(XLIFFTestText.document(units).utf8)).entries.count == 4_000)
        let tags = String(repeating: "<x id=\"1\"/>a&amp;", count: 4_000)
        #expect(exhaust(Array(XLIFFTestText.document(XLIFFTestText.unit("k", "s", tags)).utf8)).entries.count == 1)
        let files = String(repeating: "<file original=\"a\" target-language=\"de\"><body/></file>", count: 1_000)
        #expect(exhaust(Array("<xliff version=\"1.2\">\(files)</xliff>".utf8)).entries.isEmpty)
    }
}
