import AXSource
import AXTestSupport
import Testing

@testable import AXScan

@Suite struct XMLReaderTests {
    private func fault(_ text: String, depth: Int = 256) -> XMLSyntaxError? {
        read(Array(text.utf8), depth: depth) { _ in }
    }

    /// Visits the events of a document.
    /// - Returns: its error; nil if it is well-formed.
    private func read(_ bytes: [UInt8], depth: Int = 256, _ visit: (XMLEvent) -> Void) -> XMLSyntaxError? {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = XMLReader(bytes, maximumDepth: depth)
            while let event = reader.next() { visit(event) }
            return reader.fault
        }
    }

    @Test func eventsComeInOrderWithTheirPlaces() {
        let text =
            "<?xml version='1.0'?>\n<!DOCTYPE a [<!-- it's > --><!ENTITY x '>'>]>\n"
            + "<a b=\"1\"><?t  d?>x<!--c--><![CDATA[<]]><d/></a >\n"
        let bytes = Array(text.utf8)
        var events: [String] = []
        let fault = read(bytes) { event in
            events.append(
                "\(event.kind) " + WTF8.string(bytes[event.name.range]) + " " + WTF8.string(bytes[event.content.range]))
        }
        #expect(fault == nil)
        #expect(
            events.dropFirst() == [
                "start(isEmpty: false) a ", "processingInstruction t d", "text  x", "comment  c", "characterData  <",
                "start(isEmpty: true) d ", "end d ", "end a ",
            ])
        #expect(events.first?.hasPrefix("documentType") == true)
    }

    /// A document, with its first error marked. A nil kind means `badTag`, whose location isn't compared.
    @Test(
        arguments: [
            ("<a><b>⟦1⟧</a>⟦1⟧", .wrongEnd), ("<a/>⟦1⟧</a>⟦1⟧", .strayEnd), ("⟦1⟧<a>⟦1⟧text", .unclosedElement),
            ("<a/>⟦1⟧<b/>⟦1⟧", .secondRoot), ("<a/>\n⟦1⟧x⟦1⟧", .textOutside), ("⟦1⟧x⟦1⟧<a/>", .textOutside),
            ("<a/>⟦1⟧<![CDATA[x]]>⟦1⟧", .textOutside), ("⟦1⟧⟦1⟧", .noRoot), ("<!-- c -->⟦1⟧⟦1⟧", .noRoot),
            ("<a>⟦1⟧<b c='1⟦1⟧", .unclosedMarkup), ("<a>⟦1⟧<!-- b ⟦1⟧", .unclosedMarkup),
            ("<a>⟦1⟧<⟦1⟧ b/></a>", .badName), ("<⟦1⟧1a⟦1⟧/>", .badName), ("<a></a⟦1⟧⟦1⟧ b>", nil),
            ("<a b=⟦1⟧1⟦1⟧/>", .missingQuote), ("<a ⟦1⟧b⟦1⟧/>", .badTag), ("<a b='1'⟦1⟧c⟦1⟧='2'/>", .missingSpace),
            ("<a b='1' ⟦1⟧b⟦1⟧='2'/>", .duplicateAttribute), ("<a b='⟦1⟧<⟦1⟧'/>", .angleInAttribute),
            ("<a b='⟦1⟧&x;⟦1⟧'/>", .unknownEntity), ("<a>⟦1⟧&nbsp;⟦1⟧</a>", .unknownEntity),
            ("<a>R⟦1⟧&⟦1⟧D</a>", .bareAmpersand), ("<a>R ⟦1⟧&⟦1⟧ D;</a>", .bareAmpersand),
            ("<a>⟦1⟧&#0;⟦1⟧</a>", .forbiddenReference), ("<a>⟦1⟧&#xD800;⟦1⟧</a>", .forbiddenReference),
            ("<a>⟦1⟧&#X41;⟦1⟧</a>", .forbiddenReference), ("<a>x⟦1⟧]]>⟦1⟧</a>", .endInText),
            ("<a>⟦1⟧\u{1}⟦1⟧</a>", .forbiddenCharacter), ("<a>⟦1⟧\u{FFFE}⟦1⟧</a>", .forbiddenCharacter),
            ("<a b='⟦1⟧\u{8}⟦1⟧'/>", .forbiddenCharacter), ("<a><!-- b ⟦1⟧--⟦1⟧ c --></a>", .doubleHyphen),
            ("<a><!-- b ⟦1⟧--⟦1⟧-></a>", .doubleHyphen), (" ⟦1⟧<?xml version='1.0'?>⟦1⟧<a/>", .misplacedDeclaration),
            ("⟦1⟧<?xml encoding='UTF-8'?>⟦1⟧<a/>", .badDeclaration),
            ("⟦1⟧<?xml version='2.0'?>⟦1⟧<a/>", .badDeclaration),
            ("⟦1⟧<?XML version='1.0'?>⟦1⟧<a/>", .misplacedDeclaration),
            ("<?xml version='1.0' encoding='⟦1⟧ISO-8859-1⟦1⟧'?><a>é</a>", .unsupportedEncoding),
            ("<?xml version='1.0' encoding='⟦1⟧UTF-16⟦1⟧'?><a/>", .unsupportedEncoding),
            ("<a>⟦1⟧<!DOCTYPE a>⟦1⟧</a>", .misplacedDocumentType),
            ("⟦1⟧<!DOCTYPE>⟦1⟧<a/>", .badDocumentType), ("⟦1⟧<!DOCTYPE a b>⟦1⟧<a/>", .badDocumentType),
        ] as [(String, XMLSyntaxError.Kind?)])
    func theFirstFaultIsFoundWhereItIs(_ marked: String, _ kind: XMLSyntaxError.Kind?) {
        let text = MarkedText(marked)
        let found = fault(text.text)
        guard let kind else {
            #expect(found?.kind == .badTag, "\(text.text)")
            return
        }
        #expect(found?.kind == kind, "\(text.text)")
        #expect(found?.span == text.span(1), "\(text.text)")
    }

    @Test(arguments: [
        "<a/>", "<a></a\n>", "<?xml version=\"1.0\" encoding='utf-8' standalone='yes' ?><a/><!-- - --><?p d?>\n",
        "<é:à/>",
        "<a b = '1'\n\tc='>'/>", "<a>]]</a>", "<a>&#x10FFFF;&lt;</a>", "<a><![CDATA[&x;<]]]]></a>",
        "<?xml version='1.0' encoding='ISO-8859-1'?><a>e</a>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a PUBLIC '-//A//B' \"c\" [ <!-- > --> ] ><a/>",
    ])
    func whatIsWellFormedHasNoFault(_ text: String) {
        #expect(fault(text) == nil)
    }

    @Test func bytesThatAreNotTextAreAFault() {
        for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
            let fault = read(Array("<a>".utf8) + bytes + Array("</a>".utf8)) { _ in }
            #expect(fault == XMLSyntaxError(kind: .notText, span: Span(3, 4)), "\(bytes)")
        }
    }

    @Test func depthIsBounded() {
        #expect(fault("<a><b><c/></b></a>", depth: 3) == nil)
        #expect(fault("<a><b><c/></b></a>", depth: 2)?.kind == .tooDeep)
        #expect(fault(String(repeating: "<a>", count: 100_000))?.kind == .tooDeep)
    }

    @Test func everyFaultHasAMessageOfItsOwn() {
        let kinds: [XMLSyntaxError.Kind] = [
            .notText, .forbiddenCharacter, .forbiddenReference, .unknownEntity, .bareAmpersand, .unclosedMarkup,
            .badName,
            .badTag, .missingQuote, .missingSpace, .angleInAttribute, .duplicateAttribute, .endInText, .doubleHyphen,
            .wrongEnd, .strayEnd, .unclosedElement, .textOutside, .secondRoot, .noRoot, .misplacedDeclaration,
            .badDeclaration, .misplacedDocumentType, .badDocumentType, .unsupportedEncoding, .tooDeep,
        ]
        #expect(Set(kinds.map { XMLSyntaxError(kind: $0, span: Span(at: 0)).message }).count == kinds.count)
    }

    @Test func whiteSpaceIsNormalizedWhereXMLSaysSo() {
        let bytes = Array("a\r\nb\rc\td\ne&#13;&#9;".utf8)
        let all = Span(0, bytes.count)
        #expect(XMLText.decode(bytes, all, .content) == Array("a\nb\nc\td\ne\r\t".utf8))
        #expect(XMLText.decode(bytes, all, .attribute) == Array("a b c d e\r\t".utf8))
        #expect(XMLText.decode(bytes, all) == Array("a\r\nb\rc\td\ne\r\t".utf8))
    }
}
