import AXSource

extension CCursor {
    /// Reads the literal that begins with the quote at ``offset``. If it isn't closed on its line, the rest of the line
    /// is junk. An empty character literal is junk, too.
    mutating func quoted() -> CToken.Kind {
        let quote = text[offset]
        let isCharacter = quote == UInt8(ascii: "'")
        var isEmpty = true
        advance()
        while offset < text.count, !text[offset].isLineEnd {
            let byte = text[offset]
            advance()
            if byte == quote { return isCharacter ? isEmpty ? .junk : .character : .string }
            if byte == UInt8(ascii: "\\"), offset < text.count, !text[offset].isLineEnd { advance() }
            isEmpty = false
        }
        return .junk
    }

    /// Reads a raw string such as `R"x(…)x"`, from its quote on. Escapes and splices have no meaning in it. The
    /// delimiter has at most 16 characters (C++17, section 5.13.5).
    mutating func rawString() -> CToken.Kind {
        let delimiter = offset + 1
        var open = delimiter
        while open < text.count, open - delimiter <= 16, CCursor.isDelimiter(text[open]) { open += 1 }
        guard open < text.count, open - delimiter <= 16, text[open] == UInt8(ascii: "(") else {
            skipBrokenRawString(from: open)
            return .junk
        }
        let closer = [UInt8(ascii: ")")] + text[delimiter..<open] + [UInt8(ascii: "\"")]
        var position = open + 1
        while position + closer.count <= text.count {
            if text[position] == closer[0], text[position..<(position + closer.count)].elementsEqual(closer) {
                take(to: position + closer.count)
                return .string
            }
            position += 1
        }
        take(to: text.count)
        return .junk
    }

    /// Skips past the next quote, as Clang does, or to the end.
    private mutating func skipBrokenRawString(from position: Int) {
        take(to: text[position...].firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? text.count)
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        !CCharacters.isSpace(byte) && byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")")
            && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    }
}
