package import AXSource

/// Parses the attributes of a tag: `name="value"`, each after white space (XML 1.0, section 3.1).
struct XMLAttributeParser {
    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var offset: Int

    /// - Parameter span: the tag between its name and its closing delimiter.
    init(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.text = text
        offset = span.start
        end = span.end
    }

    /// Replaces the contents of `attributes` with the attributes of the tag.
    /// - Returns: the first error; nil if the tag is well-formed.
    mutating func parse(into attributes: inout [XMLAttribute]) -> XMLSyntaxError? {
        attributes.removeAll(keepingCapacity: true)
        while true {
            let before = offset
            skipSpace()
            guard offset < end else { break }
            guard offset > before else { return XMLSyntaxError(kind: .missingSpace, span: Span(offset, offset + 1)) }
            if let fault = attribute(&attributes) { return fault }
        }
        return Self.duplicate(in: text, attributes).map { XMLSyntaxError(kind: .duplicateAttribute, span: $0) }
    }

    private mutating func skipSpace() {
        while offset < end, text[offset].isMarkupSpace { offset += 1 }
    }

    private mutating func attribute(_ attributes: inout [XMLAttribute]) -> XMLSyntaxError? {
        let start = offset
        while offset < end, text[offset] != UInt8(ascii: "="), !text[offset].isMarkupSpace { offset += 1 }
        let name = Span(start, offset)
        guard XMLCharacters.isName(text, name) else { return XMLSyntaxError(kind: .badName, span: name) }
        skipSpace()
        guard offset < end, text[offset] == UInt8(ascii: "=") else { return XMLSyntaxError(kind: .badTag, span: name) }
        offset += 1
        skipSpace()
        guard offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") else {
            return XMLSyntaxError(kind: .missingQuote, span: Span(offset, min(offset + 1, end)))
        }
        return value(of: name, &attributes)
    }

    private mutating func value(of name: Span, _ attributes: inout [XMLAttribute]) -> XMLSyntaxError? {
        let quote = text[offset]
        let start = offset + 1
        offset = start
        while offset < end, text[offset] != quote {
            if Self.needsCheck(text[offset]), let fault = valueFault() { return fault }
            offset += 1
        }
        guard offset < end else { return XMLSyntaxError(kind: .unclosedMarkup, span: Span(start - 1, end)) }
        attributes.append(XMLAttribute(name: name, value: Span(start, offset)))
        offset += 1
        return nil
    }

    /// Whether a byte in a value begins a reference or may begin a character that XML doesn't allow.
    @inline(__always)
    private static func needsCheck(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0xEF
    }

    private func valueFault() -> XMLSyntaxError? {
        switch text[offset] {
        case UInt8(ascii: "<"): XMLSyntaxError(kind: .angleInAttribute, span: Span(offset, offset + 1))
        case UInt8(ascii: "&"): XMLReference.fault(text, at: offset, before: end)
        case 0..<0x20, 0xEF:
            XMLCharacters.firstForbidden(text, Span(offset, offset + 1)).map {
                XMLSyntaxError(kind: .forbiddenCharacter, span: Span($0, $0 + 1))
            }
        default: nil
        }
    }

    /// The name of the first attribute that repeats an earlier name; nil if there isn't one. Long lists are checked
    /// with a set, because a malicious tag may have very many attributes.
    static func duplicate(in text: UnsafeBufferPointer<UInt8>, _ attributes: [XMLAttribute]) -> Span? {
        guard attributes.count > 1 else { return nil }
        if attributes.count > 8 {
            var seen: Set<[UInt8]> = []
            return attributes.first { !seen.insert(Array(text[$0.name.range])).inserted }?.name
        }
        for index in 1..<attributes.count {
            let name = attributes[index].name
            for other in 0..<index where areEqual(text, name, attributes[other].name) { return name }
        }
        return nil
    }

    @inline(__always)
    private static func areEqual(_ text: UnsafeBufferPointer<UInt8>, _ name: Span, _ other: Span) -> Bool {
        name.length == other.length && text[name.range].elementsEqual(text[other.range])
    }
}

extension XMLAttribute {
    /// The attributes of a start tag or empty tag, in order; empty if the tag isn't well-formed.
    package static func all(of tag: Span, in text: UnsafeBufferPointer<UInt8>) -> [XMLAttribute] {
        var cursor = XMLCursor(text, at: tag.start)
        guard let token = cursor.token(), token.kind == .startTag || token.kind == .emptyTag else { return [] }
        let end = token.span.end - (token.kind == .emptyTag ? 2 : 1)
        var parser = XMLAttributeParser(text, Span(token.name.end, end))
        var attributes: [XMLAttribute] = []
        return parser.parse(into: &attributes) == nil ? attributes : []
    }
}
