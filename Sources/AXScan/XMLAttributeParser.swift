import AXSource

/// Reads the attributes of a tag: `name="value"` with white space before each (XML 1.0, section 3.1).
struct XMLAttributeParser {
    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var offset: Int
    private var attributes: [XMLAttribute] = []

    /// - Parameter span: the tag between its name and its closing delimiter.
    init(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.text = text
        offset = span.start
        end = span.end
    }

    consuming func parse() -> Result<[XMLAttribute], XMLFault> {
        while true {
            let before = offset
            skipSpace()
            guard offset < end else { break }
            guard offset > before else { return failure(.missingSpace, Span(offset, offset + 1)) }
            if let fault = attribute() { return .failure(fault) }
        }
        return duplicate().map { .failure(XMLFault(kind: .duplicateAttribute, span: $0)) } ?? .success(attributes)
    }

    private func failure(_ kind: XMLFault.Kind, _ span: Span) -> Result<[XMLAttribute], XMLFault> {
        .failure(XMLFault(kind: kind, span: span))
    }

    private mutating func skipSpace() {
        while offset < end, XMLCharacters.isSpace(text[offset]) { offset += 1 }
    }

    private mutating func attribute() -> XMLFault? {
        let start = offset
        while offset < end, text[offset] != UInt8(ascii: "="), !XMLCharacters.isSpace(text[offset]) { offset += 1 }
        let name = Span(start, offset)
        guard XMLCharacters.isName(text, name) else { return XMLFault(kind: .badName, span: name) }
        skipSpace()
        guard offset < end, text[offset] == UInt8(ascii: "=") else { return XMLFault(kind: .badTag, span: name) }
        offset += 1
        skipSpace()
        guard offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") else {
            return XMLFault(kind: .missingQuote, span: Span(offset, min(offset + 1, end)))
        }
        return value(of: name)
    }

    private mutating func value(of name: Span) -> XMLFault? {
        let quote = text[offset]
        let start = offset + 1
        offset = start
        while offset < end, text[offset] != quote {
            if let fault = valueFault() { return fault }
            offset += 1
        }
        guard offset < end else { return XMLFault(kind: .unclosedMarkup, span: Span(start - 1, end)) }
        attributes.append(XMLAttribute(name: name, value: Span(start, offset)))
        offset += 1
        return nil
    }

    /// What is wrong with the character at ``offset``.
    private func valueFault() -> XMLFault? {
        switch text[offset] {
        case UInt8(ascii: "<"): XMLFault(kind: .angleInAttribute, span: Span(offset, offset + 1))
        case UInt8(ascii: "&"): XMLReferenceCheck.fault(text, at: offset, before: end)
        case 0..<0x20, 0xEF:
            XMLCharacters.firstForbidden(text, Span(offset, offset + 1)).map {
                XMLFault(kind: .forbiddenCharacter, span: Span($0, $0 + 1))
            }
        default: nil
        }
    }

    /// The first attribute whose name stands before it already. A hostile tag may have very many.
    private func duplicate() -> Span? {
        guard attributes.count > 1 else { return nil }
        if attributes.count > 8 {
            var seen: Set<[UInt8]> = []
            return attributes.first { !seen.insert(Array(text[$0.name.range])).inserted }?.name
        }
        for (index, attribute) in attributes.enumerated() {
            let name = text[attribute.name.range]
            let isKnown = attributes[..<index].contains { text[$0.name.range].elementsEqual(name) }
            if isKnown { return attribute.name }
        }
        return nil
    }
}
