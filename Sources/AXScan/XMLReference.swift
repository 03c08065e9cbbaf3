import AXSource

/// The references that XML defines (XML 1.0, sections 4.1 and 4.6).
enum XMLReference {
    /// The code point of `lt`, `#65` or `#x41`; nil for any other name and for numbers above U+10FFFF.
    static func scalar(_ name: some Collection<UInt8>) -> UInt32? {
        guard name.first == UInt8(ascii: "#") else { return entity(name) }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        return isHexadecimal ? number(digits.dropFirst(), base: 16) : number(digits, base: 10)
    }

    private static func entity(_ name: some Collection<UInt8>) -> UInt32? {
        guard (2...4).contains(name.count) else { return nil }
        return entities.first { $0.name.elementsEqual(name) }?.scalar
    }

    private static func number(_ digits: some Collection<UInt8>, base: UInt32) -> UInt32? {
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for byte in digits {
            guard let digit = byte.hexadecimalValue, digit < base else { return nil }
            value = value * base + UInt32(digit)
            if value > 0x10FFFF { return nil }
        }
        return value
    }

    private static let entities: [(name: [UInt8], scalar: UInt32)] = [
        (Array("lt".utf8), 0x3C), (Array("gt".utf8), 0x3E), (Array("amp".utf8), 0x26), (Array("quot".utf8), 0x22),
        (Array("apos".utf8), 0x27),
    ]

    /// The error in the reference that begins with the ampersand at `offset`; nil if XML allows the reference.
    static func fault(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int) -> XMLSyntaxError? {
        let limit = min(end, offset + 64)
        guard let semicolon = text[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            return XMLSyntaxError(kind: .bareAmpersand, span: Span(offset, offset + 1))
        }
        let span = Span(offset, semicolon + 1)
        let name = Span(offset + 1, semicolon)
        if let scalar = scalar(text[name.range]) {
            return XMLCharacters.isAllowed(scalar) ? nil : XMLSyntaxError(kind: .forbiddenReference, span: span)
        }
        if text[offset + 1] == UInt8(ascii: "#") { return XMLSyntaxError(kind: .forbiddenReference, span: span) }
        guard XMLCharacters.isName(text, name) else {
            return XMLSyntaxError(kind: .bareAmpersand, span: Span(offset, offset + 1))
        }
        return XMLSyntaxError(kind: .unknownEntity, span: span)
    }
}
