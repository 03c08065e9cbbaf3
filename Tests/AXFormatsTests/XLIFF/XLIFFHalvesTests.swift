import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

@Suite struct XLIFFHalvesTests {
    private static let unit =
        "<trans-unit id=\"k\"><source>S</source><target state=\"new\">T</target><note/></trans-unit>\n"
    private static let some = String(repeating: unit, count: 4)

    /// What a document holds that is read in one go, and in halves.
    private func check(_ raw: [UInt8], _ name: String) {
        let file = SourceFile(path: "a.xliff", raw: raw)
        let whole = String(describing: XLIFFReader.read(file, halvingFrom: .max))
        let halves = String(describing: XLIFFReader.read(file, halvingFrom: 0))
        #expect(whole == halves, "\(name)")
    }

    @Test(arguments: [
        some + some,
        some + "<!-- " + some + some + " -->" + unit,
        some + "<![CDATA[" + some + some + "]]>" + unit,
        some + unit + "<group>" + some + "</group>" + some,
        "<group>" + some + some + "</group>",
        some + some + "</body><body>" + some,
        some + some + "</body></file><file original=\"B.xcstrings\"><body>" + some,
        some + some.replacing("<note/>", with: "<note></note>"),
        some.replacing("<note/>", with: "") + some,
        some + "<trans-unit id=\"n\"><alt-trans>" + some + "</alt-trans></trans-unit>" + some,
        some + some + "<other/>" + some,
        some + some + "text" + some,
        some + some + "</>" + some,
        some + some + "<trans-unit id=\"k\"><source>&nope;</source></trans-unit>" + some,
        some + some + "<trans-unit id=\"k\"><source>S</target></trans-unit>" + some,
        some + some + "<trans-unit id=\"k\"><source>S</source>",
        some + "<source>" + some + some,
        String(repeating: "<a>", count: 253) + some + some,
        some + some + "<trans-unit>" + String(repeating: "<a>", count: 253),
        some + some + "<trans-unit>" + String(repeating: "<a>", count: 252) + String(repeating: "</a>", count: 252),
        some + some.replacing("\"k\"", with: "\"k|==|plural.one\""),
    ])
    func aLongDocumentIsReadInHalvesAsInOne(_ units: String) {
        for original in ["App/A.strings", "App/A.stringsdict", "App/A.xcstrings"] {
            let text = XLIFFTestText.document(units, original: original)
            check(Array(text.utf8), text)
            check(Array(text.replacing("xliff", with: "x:xliff").utf8), text)
        }
    }

    @Test(arguments: [0.1, 0.45, 0.55, 0.9])
    func bytesThatAreNotTextEndTheReadingInEitherHalf(_ place: Double) {
        var raw = Array(XLIFFTestText.document(Self.some + Self.some).utf8)
        raw[Int(Double(raw.count) * place)] = 0xFF
        check(raw, "\(place)")
    }

    @Test func everyFixtureIsReadInHalvesAsInOne() throws {
        let folder = Fixtures.url.appending(path: "XLIFF")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xliff") }
        #expect(!names.isEmpty)
        for name in names { check(Array(try Data(contentsOf: folder.appending(path: name))), name) }
    }

    @Test func aFileOfManyUnitsHasThemAllInOrder() {
        let units = (0..<100).map { Self.unit.replacing("\"k\"", with: "\"k\($0)\"") }.joined()
        let file = SourceFile(path: "a.xliff", text: XLIFFTestText.document(units))
        let ids = XLIFFReader.read(file, halvingFrom: 0).files.flatMap(\.units).map(\.id.text)
        #expect(ids == (0..<100).map { "k\($0)" })
    }

    @Test func damagedDocumentsAreReadInHalvesAsInOne() {
        let pieces = [
            "<", ">", "</trans-unit>", "<trans-unit>", "<!--", "-->", "<![CDATA[", "]]>", "&", "\"", "</body>",
        ]
        let text = Array(XLIFFTestText.document(Self.some + Self.some).utf8)
        var seed: UInt64 = 9
        func random(below bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for _ in 0..<1_000 {
            var damaged = text
            for _ in 0...random(below: 2) {
                let start = random(below: damaged.count)
                let end = min(start + random(below: 20), damaged.count)
                damaged.replaceSubrange(start..<end, with: Array(pieces[random(below: pieces.count)].utf8))
            }
            check(damaged, String(decoding: damaged, as: UTF8.self))
        }
    }
}
