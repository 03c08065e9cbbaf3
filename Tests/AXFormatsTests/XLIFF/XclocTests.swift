import AXModel
import AXSource
import Foundation
import Testing

@testable import AXFormats

@Suite struct XclocTests {
    private let contents = XclocContents(
        developmentRegion: "en", project: "Say \"hi\" \\ \n", targetLocale: "pt-BR", toolName: "axstrings",
        toolVersion: "1.0")

    @Test func contentsAreWrittenAsJSONAndReadBack() throws {
        #expect(XclocContents(reading: contents.bytes) == contents)
        let json = try JSONSerialization.jsonObject(with: Data(contents.bytes))
        let members = try #require(json as? [String: Any])
        #expect(members["version"] as? String == "1.0")
        #expect(members.keys.sorted() == ["developmentRegion", "project", "targetLocale", "toolInfo", "version"])
    }

    @Test func aByteOrderMarkInANameReadsBack() {
        let contents = XclocContents(
            developmentRegion: "en", project: "\u{FEFF}Sample", targetLocale: "de", toolName: "axstrings",
            toolVersion: "1.0")
        #expect(XclocContents(reading: contents.bytes) == contents)
    }

    @Test(arguments: ["", "{}", "[]", "{\"targetLocale\": 1}", "not json", "{\"targetLocale\": \"de\""])
    func whatNamesNoLocaleIsNoPackage(_ text: String) {
        #expect(XclocContents(reading: Array(text.utf8)) == nil)
    }

    @Test func aPackageHoldsTheTablesOfOneLocaleAndTheirSources() throws {
        let sets = ["A", "B"].map { name in
            let unit = Unit(
                key: "k", text: .plain(LocatedText(name, span: Span(at: 0))), span: Span(at: 0), keySpan: Span(at: 0))
            let catalog = Catalog(path: "\(name).strings", locale: "en", table: name, units: [unit])
            return CatalogSet(sourceLanguage: "en", table: name, catalogs: [catalog])
        }
        let source = SourceFile(path: "../../etc/./A.strings", text: "k = A;")
        let files = XclocPackage.write(sets, locale: "de", project: "Player", sources: [source], version: "1.0").files
        #expect(
            files.map(\.path) == [
                "de.xcloc/contents.json", "de.xcloc/Localized Contents/de.xliff",
                "de.xcloc/Source Contents/etc/A.strings",
            ])
        #expect(XclocContents(reading: files[0].bytes)?.targetLocale == "de")
        #expect(files[1].path.hasSuffix("/Localized Contents/de.xliff"))
        let document = XLIFFTestText.parse(String(decoding: files[1].bytes, as: UTF8.self))
        #expect(document.originals == ["A.strings", "B.strings"])
        #expect(document.targetLanguage == "de")
        #expect(files[2].bytes == source.raw)
    }
}
