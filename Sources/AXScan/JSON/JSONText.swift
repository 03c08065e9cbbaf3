package import AXSource

/// Decodes JSON strings (RFC 8259, section 7).
package enum JSONText {
    /// A run of unescaped characters, or one escape, in a JSON string.
    package struct Piece: Hashable, Sendable {
        /// UTF-8 offsets in the file's text.
        package let span: Span
        /// The code point of an escape, which may be a lone surrogate; nil for a run of unescaped characters.
        package let codePoint: UInt32?
    }

    /// A decoded string in WTF-8, and the steps that map its offsets to those in the file.
    /// - Parameter content: the span inside the quotes of a string that the scanner accepted.
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

    /// Calls `body` for every piece of `content`, in order. A surrogate pair is one piece.
    private static func forEachPiece(
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

    /// The UTF-16 unit of the `\u` escape at `start`; nil if there isn't one.
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
