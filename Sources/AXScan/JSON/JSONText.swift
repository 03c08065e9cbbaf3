package import AXSource

/// Reads and writes the spelling of text between JSON's quotes (RFC 8259, section 7).
package enum JSONText {
    /// One character of a text, or a run of plain ones, as the file spells it.
    package struct Piece: Hashable, Sendable {
        /// Offsets of the file's text.
        package let span: Span
        /// The code point that an escape stands for, a lone surrogate among them; nil where the bytes stand for
        /// themselves.
        package let codePoint: UInt32?
    }

    /// The text between two quotes in WTF-8, and the steps that map it back to the file.
    /// - Parameter content: the span inside the quotes, of a text that the scanner accepted.
    package static func decode(
        _ text: UnsafeBufferPointer<UInt8>, _ content: Span
    ) -> (bytes: [UInt8], steps: [LocatedText.Step]) {
        var bytes: [UInt8] = []
        var steps: [LocatedText.Step] = []
        bytes.reserveCapacity(content.length)
        forEachPiece(text, content) { piece in
            guard let codePoint = piece.codePoint else {
                return bytes.append(contentsOf: text[piece.span.range])
            }
            WTF8.append(codePoint, to: &bytes)
            steps.append(LocatedText.Step(decoded: bytes.count, file: piece.span.end))
        }
        return (bytes, steps)
    }

    /// Calls `body` for every piece of `content` in order. A surrogate pair is one piece.
    package static func forEachPiece(
        _ text: UnsafeBufferPointer<UInt8>, _ content: Span, _ body: (Piece) -> Void
    ) {
        var offset = content.start
        while offset < content.end {
            var plain = offset
            while plain < content.end, text[plain] != 0x5C { plain += 1 }
            if plain > offset { body(Piece(span: Span(offset, plain), codePoint: nil)) }
            guard plain < content.end else { return }
            let piece = escape(text, at: plain, end: content.end)
            body(piece)
            offset = piece.span.end
        }
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        guard start + 1 < end else { return Piece(span: Span(start, end), codePoint: 0x5C) }
        if let unit = unit(text, at: start, end: end) { return unicodeEscape(text, at: start, end: end, unit) }
        return Piece(span: Span(start, start + 2), codePoint: character(after: text[start + 1]))
    }

    private static func unicodeEscape(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int, _ unit: UInt32
    ) -> Piece {
        if 0xD800...0xDBFF ~= unit, let low = self.unit(text, at: start + 6, end: end), 0xDC00...0xDFFF ~= low {
            let scalar = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            return Piece(span: Span(start, start + 12), codePoint: scalar)
        }
        return Piece(span: Span(start, start + 6), codePoint: unit)
    }

    /// The UTF-16 unit that a `\u` escape at an offset names; nil when there is none.
    private static func unit(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> UInt32? {
        guard start + 6 <= end, text[start] == 0x5C, text[start + 1] == 0x75 else { return nil }
        var unit: UInt32 = 0
        for offset in (start + 2)..<(start + 6) {
            guard let digit = text[offset].hexadecimalValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    private static func character(after letter: UInt8) -> UInt32 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: UInt32(letter)
        }
    }
}
