import AXSource

/// Judges a reference in text or in an attribute's value.
enum XMLReferenceCheck {
    /// - Parameters:
    ///   - offset: the place of the ampersand.
    ///   - end: where the text or value ends.
    static func fault(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int) -> XMLFault? {
        let limit = min(end, offset + 64)
        guard let semicolon = text[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            return XMLFault(kind: .bareAmpersand, span: Span(offset, offset + 1))
        }
        let span = Span(offset, semicolon + 1)
        let name = Span(offset + 1, semicolon)
        if let scalar = XMLReference.scalar(text[name.range]) {
            return XMLCharacters.isAllowed(scalar) ? nil : XMLFault(kind: .forbiddenReference, span: span)
        }
        if text[offset + 1] == UInt8(ascii: "#") { return XMLFault(kind: .forbiddenReference, span: span) }
        guard XMLCharacters.isName(text, name) else {
            return XMLFault(kind: .bareAmpersand, span: Span(offset, offset + 1))
        }
        return XMLFault(kind: .unknownEntity, span: span)
    }
}
