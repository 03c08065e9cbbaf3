import AXScan
import AXSource
import Testing

@Suite struct XMLScannerTests {
    private func tokens(_ text: String) -> [XMLToken] {
        var scanner = XMLScanner(Array(text.utf8))
        var tokens: [XMLToken] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    @Test func everyKindOfMarkupIsToldApart() {
        let text = "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x \">\">]><!-- > --><a b='>'>t<![CDATA[<c>]]><d/></a>"
        #expect(
            tokens(text).map(\.kind) == [
                .processingInstruction, .documentType, .comment, .startTag, .text, .characterData, .emptyTag, .endTag,
            ])
    }

    @Test(arguments: [
        "<a>b</a>", "<a", "<a b='", "<!--", "<![CDATA[x", "<!DOCTYPE a [", "<", "<>", "a & b <c", "</", "<?", "<a <b>",
    ])
    func tokensLeaveNoGap(_ text: String) {
        let spans = tokens(text).map(\.span)
        #expect(spans.first?.start == 0)
        #expect(spans.last?.end == text.utf8.count)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end == $1.start })
    }

    @Test(arguments: [
        ("a&lt;b", "a<b"), ("&#65;&#x42;", "AB"), ("&amp;amp;", "&amp;"), ("&quot;&apos;&gt;", "\"'>"),
        ("plain", "plain"),
        ("&#x1F600;", "😀"),
    ])
    func referencesAreResolved(_ text: String, _ expected: String) throws {
        let bytes = Array(text.utf8)
        #expect(XMLText.decode(bytes, Span(0, bytes.count)).map { WTF8.string($0) } == expected)
    }

    @Test(arguments: ["&x;", "&", "&lt", "&#;", "&#x110000;", "&longer-than-any-known-name;"])
    func otherEntitiesAreRefused(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(XMLText.decode(bytes, Span(0, bytes.count)) == nil)
    }
}
