import AXScan
import AXSource
import AXTestSupport
import Testing

/// Documents that try to exhaust a parser, or to make it read other files.
@Suite struct HostileXMLTests {
    private func read(_ bytes: [UInt8]) -> (events: Int, fault: XMLSyntaxError?) {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = XMLReader(bytes)
            var events = 0
            while reader.next() != nil { events += 1 }
            return (events, reader.fault)
        }
    }

    @Test func entitiesOfTheDocumentAreNeverExpanded() {
        let bomb = "<!DOCTYPE a [<!ENTITY b '&c;&c;&c;&c;&c;&c;'><!ENTITY c '&b;&b;&b;'>]><a>&b;</a>"
        #expect(read(Array(bomb.utf8)).fault?.kind == .unknownEntity)
        let external = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"
        #expect(read(Array(external.utf8)).fault?.kind == .unknownEntity)
        let parameter = "<!DOCTYPE a [<!ENTITY % b SYSTEM 'http://127.0.0.1/x'>%b;]><a/>"
        #expect(read(Array(parameter.utf8)).fault == nil)
    }

    @Test(arguments: [
        "<", "<a", "<a>", "</", "</a>", "<!--", "<!DOCTYPE", "<!DOCTYPE a [", "<![CDATA[", "<?", "&", "&#", "&#x",
        "&lt",
        "'", "<a b='", "<a b='1' ", " b='1'", "]]", "]]>", "--", "<!-->", "<?>", "[", "<a/>", "\u{0}", "é", "<é",
    ])
    func floodsEnd(_ piece: String) {
        for start in ["", "<a>", "<a b='", "<!DOCTYPE a [", "<a "] {
            let text = start + String(repeating: piece, count: 60_000 / piece.utf8.count)
            #expect(read(Array(text.utf8)).fault != nil, "\(start)\(piece)…")
        }
    }

    @Test func manyAttributesAreComparedInGoodTime() {
        let attributes = (0..<20_000).map { " a\($0)='1'" }.joined()
        #expect(read(Array("<a\(attributes)/>".utf8)).fault == nil)
        #expect(read(Array("<a\(attributes) a7=''/>".utf8)).fault?.kind == .duplicateAttribute)
    }

    @Test func aDocumentThatIsCutAnywhereFails() {
        let text =
            "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x ']>'>]><!-- c -->"
            + "<a b=\"1&amp;\"><c/>t&#65;é<![CDATA[x]]><?p q?></a>"
        let bytes = Array(text.utf8)
        let whole = read(bytes)
        #expect(whole.fault == nil)
        for length in 0..<bytes.count {
            let part = read(Array(bytes[..<length]))
            #expect(part.fault != nil, "cut at \(length)")
            #expect(part.events <= whole.events)
        }
    }

    @Test func randomBytesAreRead() {
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "<a", ">", "</a>", "&lt;", "&", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "'", "\"", "=", "x", " ",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            var scanner = XMLScanner(Array(text.utf8))
            var end = 0
            while let token = scanner.next() {
                #expect(token.span.start == end && token.span.end > end, "\(text)")
                end = token.span.end
            }
            #expect(end == text.utf8.count)
            _ = read(Array(text.utf8) + [UInt8.random(in: 0...255, using: &random)])
        }
    }
}
