import AXSource

/// Decodes a key or value: a quoted string, which can contain escapes, or a plain word.
///
/// Escapes mean the same as in CoreFoundation: `\n \t \r \a \b \f \v`, one to three octal digits in NeXTSTEP Latin,
/// `\U` with one to four hexadecimal digits. The backslash before any other character is dropped.
enum StringsDecoder {
    /// A run without escapes, or one escape.
    struct Piece {
        enum Kind {
            case plain
            /// `\n`, `\"`, `\\` and other escapes, including a backslash before a line end.
            case known
            case octal
            /// `\U` with at least one digit.
            case unit
            /// A backslash that doesn't begin an escape and is dropped, as in `\q` and `\u00e9`.
            case unknown
            /// `\U` without a digit, which is read as U+0000.
            case missingDigits
        }

        let kind: Kind
        let span: Span
        /// The UTF-16 unit that the escape represents. Nil if the text consists of the bytes, without a leading
        /// backslash.
        let unit: UInt16?
    }

    /// The span of a token without its quotes.
    static func content(of token: Span, in text: UnsafeBufferPointer<UInt8>) -> Span {
        guard token.length >= 2, text[token.start] == 0x22 || text[token.start] == 0x27 else { return token }
        return Span(token.start + 1, token.end - 1)
    }

    /// The text of a token, in WTF-8, and the steps that map it back to the file.
    static func decode(
        _ text: UnsafeBufferPointer<UInt8>, _ token: Span
    ) -> (bytes: [UInt8], steps: [LocatedText.Step]) {
        let content = content(of: token, in: text)
        var bytes: [UInt8] = []
        var steps: [LocatedText.Step] = []
        bytes.reserveCapacity(content.length)
        forEachPiece(text, content) { piece in
            if let unit = piece.unit {
                WTF8.append(unit: unit, to: &bytes)
            } else {
                let start = piece.span.start + (piece.kind == .plain ? 0 : 1)
                bytes.append(contentsOf: text[start..<piece.span.end])
            }
            if piece.kind != .plain {
                steps.append(LocatedText.Step(decoded: bytes.count, file: piece.span.end))
            }
        }
        return (bytes, steps)
    }

    static func forEachPiece(_ text: UnsafeBufferPointer<UInt8>, _ content: Span, _ body: (Piece) -> Void) {
        var offset = content.start
        guard let base = text.baseAddress else { return }
        while offset < content.end {
            let backslash = ByteSearch.find(0x5C, in: base, from: offset, to: content.end)
            if backslash > offset { body(Piece(kind: .plain, span: Span(offset, backslash), unit: nil)) }
            guard backslash < content.end else { return }
            let piece = escape(text, at: backslash, end: content.end)
            body(piece)
            offset = piece.span.end
        }
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        guard start + 1 < end else { return Piece(kind: .known, span: Span(start, end), unit: nil) }
        let letter = text[start + 1]
        switch letter {
        case 0x30...0x37:
            return octal(text, at: start, end: end)
        case UInt8(ascii: "U"):
            return unit(text, at: start, end: end)
        default:
            if let control = controls[letter] {
                return Piece(kind: .known, span: Span(start, start + 2), unit: control)
            }
            let length = min(WTF8.sequenceLength(lead: letter), end - start - 1)
            let isKnown = [0x22, 0x27, 0x5C, 0x0A, 0x0D].contains(letter)
            return Piece(
                kind: isKnown ? .known : .unknown, span: Span(start, start + 1 + length), unit: nil)
        }
    }

    private static func octal(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        var offset = start + 1
        var value: UInt8 = 0
        while offset < min(start + 4, end), (0x30...0x37).contains(text[offset]) {
            value = value &* 8 &+ (text[offset] - 0x30)
            offset += 1
        }
        return Piece(kind: .octal, span: Span(start, offset), unit: NextStepLatin.unit(value))
    }

    private static func unit(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        var offset = start + 2
        var value: UInt16 = 0
        while offset < min(start + 6, end), let digit = text[offset].hexadecimalValue {
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return Piece(kind: offset == start + 2 ? .missingDigits : .unit, span: Span(start, offset), unit: value)
    }

    private static let controls: [UInt8: UInt16] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    ]
}

/// The NeXTSTEP Latin character set, in which the octal escapes of old-style property lists are decoded.
private enum NextStepLatin {
    /// The UTF-16 unit for a byte. CoreFoundation maps the two undefined bytes to U+0000.
    static func unit(_ byte: UInt8) -> UInt16 {
        byte < 0x80 ? UInt16(byte) : upperHalf[Int(byte) - 0x80]
    }

    private static let upperHalf: [UInt16] = [
        0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
        0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
        0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
        0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
        0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
        0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
        0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
        0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
        0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
        0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
        0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
        0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
        0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
        0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
        0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
        0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
    ]
}
