import AXSource

/// Reads the spelling of a key or value: escapes in quotes, and plain words.
///
/// The meaning of each escape is CoreFoundation's: `\n \t \r \a \b \f \v`, one to three octal digits in NeXTSTEP Latin,
/// `\U` with one to four hexadecimal digits; before anything else the backslash is dropped.
enum StringsEscapes {
    /// One character of the text, spelled in one or more bytes of the file.
    struct Piece {
        enum Spelling {
            case plain
            /// `\n`, `\"`, `\\` … and a backslash before a line end.
            case known
            case octal
            /// `\U` with at least one digit.
            case unit
            /// The backslash means nothing and is dropped: `\q`, `\u00e9`.
            case meaningless
            /// `\U` without a digit, which is read as U+0000.
            case empty
        }

        let spelling: Spelling
        /// Offsets of the file's text.
        let span: Span
        /// The UTF-16 unit it stands for; nil where the bytes stand for themselves (after a backslash, if there is one).
        let unit: UInt16?
    }

    /// The span of a token's text inside its quotes.
    static func content(of token: Span, in text: UnsafeBufferPointer<UInt8>) -> Span {
        guard token.length >= 2, text[token.start] == 0x22 || text[token.start] == 0x27 else { return token }
        return Span(token.start + 1, token.end - 1)
    }

    /// The decoded text of a token, in WTF-8, and the steps that map it back to the file.
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
                let start = piece.span.start + (piece.spelling == .plain ? 0 : 1)
                bytes.append(contentsOf: text[start..<piece.span.end])
            }
            if piece.spelling != .plain {
                steps.append(LocatedText.Step(decoded: bytes.count, file: piece.span.end))
            }
        }
        return (bytes, steps)
    }

    /// Calls `body` for every piece of `content` in order. Plain runs come as one piece.
    static func forEachPiece(_ text: UnsafeBufferPointer<UInt8>, _ content: Span, _ body: (Piece) -> Void) {
        var offset = content.start
        guard let base = text.baseAddress else { return }
        while offset < content.end {
            let backslash = ByteSearch.find(0x5C, in: base, from: offset, to: content.end)
            if backslash > offset { body(Piece(spelling: .plain, span: Span(offset, backslash), unit: nil)) }
            guard backslash < content.end else { return }
            let piece = escape(text, at: backslash, end: content.end)
            body(piece)
            offset = piece.span.end
        }
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        guard start + 1 < end else { return Piece(spelling: .known, span: Span(start, end), unit: nil) }
        let letter = text[start + 1]
        switch letter {
        case 0x30...0x37:
            return octal(text, at: start, end: end)
        case UInt8(ascii: "U"):
            return unit(text, at: start, end: end)
        default:
            if let control = controls[letter] {
                return Piece(spelling: .known, span: Span(start, start + 2), unit: control)
            }
            let length = min(WTF8.sequenceLength(lead: letter), end - start - 1)
            let isKnown = [0x22, 0x27, 0x5C, 0x0A, 0x0D].contains(letter)
            return Piece(
                spelling: isKnown ? .known : .meaningless, span: Span(start, start + 1 + length), unit: nil)
        }
    }

    private static func octal(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        var offset = start + 1
        var value: UInt8 = 0
        while offset < min(start + 4, end), (0x30...0x37).contains(text[offset]) {
            value = value &* 8 &+ (text[offset] - 0x30)
            offset += 1
        }
        return Piece(spelling: .octal, span: Span(start, offset), unit: NextStepLatin.unit(value))
    }

    private static func unit(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Piece {
        var offset = start + 2
        var value: UInt16 = 0
        while offset < min(start + 6, end), let digit = text[offset].hexadecimalValue {
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return Piece(spelling: offset == start + 2 ? .empty : .unit, span: Span(start, offset), unit: value)
    }

    private static let controls: [UInt8: UInt16] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    ]
}
