import AXSource

/// Reads the most common form of a start tag or empty tag in one pass: an ASCII name, quoted values without references,
/// white space only before an attribute or the end.
///
/// Tags in any other form are left to ``XMLCursor``, ``XMLTokenCheck`` and ``XMLAttributeParser``, each of which needs
/// a separate pass.
struct XMLPlainTag {
    private let text: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var offset: Int

    /// - Parameter limit: where reading stops; the bytes before it are valid UTF-8.
    @inline(__always)
    private init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before limit: Int) {
        self.text = text
        self.offset = offset
        self.limit = limit
    }

    /// Reads the tag at `start` and replaces the contents of `attributes` with its attributes.
    /// - Returns: nil if the tag has another form; then `attributes` may contain some of its attributes.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, before limit: Int, _ attributes: inout [XMLAttribute]
    ) -> XMLToken? {
        guard start < limit, text[start] == UInt8(ascii: "<") else { return nil }
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        var tag = XMLPlainTag(text, at: start &+ 1, before: limit)
        guard let name = tag.name(), let kind = tag.attributes(&attributes),
            attributes.count < 2 || XMLAttributeParser.duplicate(in: text, attributes) == nil
        else { return nil }
        return XMLToken(kind: kind, span: Span(start, tag.offset), name: name)
    }

    /// Reads the attributes and the end of the tag.
    /// - Returns: the kind of the tag; nil if the tag has another form.
    private mutating func attributes(_ attributes: inout [XMLAttribute]) -> XMLToken.Kind? {
        while true {
            let hasSpace = skipSpace()
            if take(UInt8(ascii: ">")) { return .startTag }
            if take(UInt8(ascii: "/")) { return take(UInt8(ascii: ">")) ? .emptyTag : nil }
            guard hasSpace, let name = name(), take(UInt8(ascii: "=")), take(UInt8(ascii: "\"")),
                let end = XMLCharacters.plainEnd(text, from: offset, to: limit, at: 0x22, unless: 0x26, or: 0x3C)
            else { return nil }
            attributes.append(XMLAttribute(name: name, value: Span(offset, end)))
            offset = end &+ 1
        }
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < limit, text[offset] == byte else { return false }
        offset &+= 1
        return true
    }

    @inline(__always)
    private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < limit, text[offset].isMarkupSpace { offset &+= 1 }
        return offset > start
    }

    @inline(__always)
    private mutating func name() -> Span? {
        let start = offset
        guard start < limit, XMLCharacters.isASCIINameCharacter(text[start], isFirst: true) else { return nil }
        offset &+= 1
        while offset < limit, XMLCharacters.isASCIINameCharacter(text[offset], isFirst: false) { offset &+= 1 }
        return Span(start, offset)
    }
}
