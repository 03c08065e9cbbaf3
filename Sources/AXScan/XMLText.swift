package import AXSource

/// Decodes the text between XML tags, and in attribute values.
package enum XMLText {
    /// The way in which white space is normalized. White space that is written as a reference is always kept unchanged.
    package enum WhiteSpace: Sendable {
        /// White space is kept unchanged, as in CoreFoundation's property list parser.
        case kept
        /// CR LF and CR become LF (XML 1.0, section 2.11).
        case content
        /// Line ends and tabs become spaces (XML 1.0, section 3.3.3).
        case attribute
    }

    /// The text of a token with its references resolved, in WTF-8.
    ///
    /// Resolves only character references (`&#65;`, `&#x41;`) and XML's five predefined entities.
    /// - Returns: nil if the token contains any other reference or a malformed one.
    package static func decode(_ text: [UInt8], _ span: Span, _ whiteSpace: WhiteSpace = .kept) -> [UInt8]? {
        text.withUnsafeBufferPointer { decode($0, span, whiteSpace) }
    }

    /// The text of a token in a buffer, with its references resolved, in WTF-8; nil if it contains an unknown or
    /// malformed reference.
    package static func decode(
        _ text: UnsafeBufferPointer<UInt8>, _ span: Span, _ whiteSpace: WhiteSpace = .kept
    ) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(span.length)
        var isKnown = true
        forEachPiece(text, span, whiteSpace) { piece in
            switch piece.kind {
            case .plain: result.append(contentsOf: UnsafeBufferPointer(rebasing: text[piece.span.range]))
            case .scalar(let scalar): WTF8.append(scalar, to: &result)
            case .unknown: isKnown = false
            }
        }
        return isKnown ? result : nil
    }

    /// A run of literal bytes, or a reference or white space that becomes one character.
    package struct Piece {
        package enum Kind: Equatable {
            case plain
            case scalar(UInt32)
            /// A reference to an entity that XML doesn't define, or a malformed one.
            case unknown
        }

        package let kind: Kind
        package let span: Span
    }

    /// Calls `visit` for every piece of `span`, in order.
    package static func forEachPiece(
        _ text: UnsafeBufferPointer<UInt8>, _ span: Span, _ whiteSpace: WhiteSpace, _ visit: (Piece) -> Void
    ) {
        var offset = span.start
        var plainStart = offset
        while offset < span.end {
            guard let piece = special(text, at: offset, before: span.end, whiteSpace) else {
                offset += 1
                continue
            }
            if plainStart < offset { visit(Piece(kind: .plain, span: Span(plainStart, offset))) }
            visit(piece)
            offset = piece.span.end
            plainStart = offset
        }
        if plainStart < span.end { visit(Piece(kind: .plain, span: Span(plainStart, span.end))) }
    }

    @inline(__always)
    private static func special(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int, _ whiteSpace: WhiteSpace
    ) -> Piece? {
        let byte = text[offset]
        if byte > 0x26 { return nil }
        if byte == UInt8(ascii: "&") { return reference(text, at: offset, before: end) }
        guard byte < 0x20, whiteSpace != .kept, byte == 0x0D || (whiteSpace == .attribute && byte != 0) else {
            return nil
        }
        let isPair = byte == 0x0D && offset + 1 < end && text[offset + 1] == 0x0A
        return Piece(
            kind: .scalar(whiteSpace == .attribute ? 0x20 : 0x0A), span: Span(offset, offset + (isPair ? 2 : 1)))
    }

    /// The reference that begins with the ampersand at `offset`. Only 64 bytes are searched for its end, because
    /// leading zeros can make a reference arbitrarily long.
    private static func reference(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int) -> Piece {
        let limit = min(end, offset + 64)
        guard let semicolon = text[offset..<limit].firstIndex(of: UInt8(ascii: ";")),
            let scalar = XMLReference.scalar(text[(offset + 1)..<semicolon])
        else { return Piece(kind: .unknown, span: Span(offset, offset + 1)) }
        return Piece(kind: .scalar(scalar), span: Span(offset, semicolon + 1))
    }
}
