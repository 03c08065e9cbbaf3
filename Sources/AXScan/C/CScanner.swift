package import AXSource

/// Splits C, Objective-C and C++ into tokens, as the compiler does before the preprocessor runs.
///
/// Scanning is lossless and never fails: an unclosed token and a byte that can't begin a token become
/// ``CToken/Kind/junk``. Backslashes before line ends splice lines everywhere, as in the standard (C17, section
/// 5.1.1.2, phase 2). Trigraphs aren't supported, since compilers ignore them by default.
package enum CScanner {
    /// The tokens of `text`, in order and without gaps.
    package static func tokens(of text: [UInt8]) -> [CToken] {
        text.withUnsafeBufferPointer { text in
            var tokens: [CToken] = []
            tokens.reserveCapacity(text.count / 4)
            var cursor = CCursor(text)
            while let token = cursor.next() { tokens.append(token) }
            return tokens
        }
    }
}

/// Reads tokens one at a time.
struct CCursor {
    let text: UnsafeBufferPointer<UInt8>
    /// The offset of the next character. `advance` skips the splices after a character.
    var offset = 0
    /// The offset after the last character of the token: splices after a token belong to the next one.
    private var end = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    mutating func next() -> CToken? {
        guard offset < text.count else { return nil }
        let start = offset
        let kind = readToken()
        offset = end
        return CToken(kind, Span(start, end))
    }

    private mutating func readToken() -> CToken.Kind {
        skipSplices()
        guard offset < text.count else {
            take(to: offset)
            return .space
        }
        let byte = text[offset]
        if CCharacters.isSpace(byte) { return whiteSpace() }
        if CCharacters.isNameStart(byte) { return word() }
        if byte.isASCIIDigit { return number() }
        switch byte {
        case UInt8(ascii: "\""): return quoted()
        case UInt8(ascii: "'"): return quoted()
        case UInt8(ascii: "/"): return slash()
        case UInt8(ascii: "."): return following(offset).byte.isASCIIDigit ? number() : punctuator()
        case UInt8(ascii: "\\"): return backslash()
        case 0x80...: return nonASCIIWord()
        default: return punctuator()
        }
    }

    /// Reads white space and the line splices before it. A spliced line end doesn't make it a ``CToken/Kind/newline``.
    private mutating func whiteSpace() -> CToken.Kind {
        var hasLineEnd = false
        var next = offset
        while next < text.count, CCharacters.isSpace(text[next]) {
            if text[next].isLineEnd { hasLineEnd = true }
            next += 1
        }
        take(to: next)
        return hasLineEnd ? .newline : .space
    }

    private mutating func slash() -> CToken.Kind {
        switch following(offset).byte {
        case UInt8(ascii: "/"):
            while offset < text.count, !text[offset].isLineEnd { advance() }
            take(to: offset)
            return .comment
        case UInt8(ascii: "*"):
            advance()
            advance()
            return skipBlockComment() ? .comment : .junk
        default: return punctuator()
        }
    }

    /// Moves past the end of a block comment.
    /// - Returns: whether the comment is closed; if not, the cursor is at the end of the text.
    private mutating func skipBlockComment() -> Bool {
        var position = offset
        while position < text.count {
            if text[position] == UInt8(ascii: "*") {
                let next = following(position)
                if next.byte == UInt8(ascii: "/") {
                    take(to: next.end)
                    return true
                }
            }
            position += 1
        }
        take(to: text.count)
        return false
    }

    private mutating func punctuator() -> CToken.Kind {
        guard let length = punctuatorLength() else {
            advance()
            return .junk
        }
        for _ in 0..<length { advance() }
        return .punctuator
    }

}

extension CCursor {
    mutating func advance() {
        take(to: offset + 1)
        skipSplices()
    }

    /// Moves to `position`, and adds all characters before it to the token.
    mutating func take(to position: Int) {
        offset = min(position, text.count)
        end = offset
    }

    /// Skips line splices: a backslash before a line end joins the lines.
    mutating func skipSplices() {
        while offset < text.count, text[offset] == UInt8(ascii: "\\") {
            let end = spliceEnd(offset)
            guard end > offset else { return }
            offset = end
        }
    }

    /// The character after the one at `position`, ignoring splices, and the offset after the returned character. At the
    /// end of the text, the character is 0.
    func following(_ position: Int) -> (byte: UInt8, end: Int) {
        var next = position + 1
        while next < text.count, text[next] == UInt8(ascii: "\\") {
            let end = spliceEnd(next)
            guard end > next else { break }
            next = end
        }
        return next < text.count ? (text[next], next + 1) : (0, text.count)
    }

    /// The offset after a backslash, optional white space and a line end; `backslash` if this isn't a splice.
    private func spliceEnd(_ backslash: Int) -> Int {
        var end = backslash + 1
        while end < text.count, CCharacters.isSpace(text[end]) {
            if text[end].isLineEnd {
                let isPair = end + 1 < text.count && text[end + 1].isLineEnd && text[end + 1] != text[end]
                return end + (isPair ? 2 : 1)
            }
            end += 1
        }
        return backslash
    }
}

extension CCursor {
    /// The number of characters in the operator or bracket at the cursor (C17, section 6.4.6, without digraphs); nil if
    /// there isn't one.
    func punctuatorLength() -> Int? {
        let first = text[offset]
        let second = following(offset)
        switch first {
        case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="):
            return second.byte == first || second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "-"):
            return second.byte == first || second.byte == UInt8(ascii: "=") || second.byte == UInt8(ascii: ">") ? 2 : 1
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "!"):
            return second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            return shiftLength(first, second)
        case UInt8(ascii: "."):
            return second.byte == first && following(second.end - 1).byte == first ? 3 : 1
        case UInt8(ascii: "#"): return second.byte == first ? 2 : 1
        case UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "@"):
            return 1
        default: return nil
        }
    }

    private func shiftLength(_ first: UInt8, _ second: (byte: UInt8, end: Int)) -> Int {
        if second.byte == UInt8(ascii: "=") { return 2 }
        guard second.byte == first else { return 1 }
        return following(second.end - 1).byte == UInt8(ascii: "=") ? 3 : 2
    }
}

enum CCharacters {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte.isASCIISpace || byte == 0
    }

    /// Letters, the underscore, and the dollar sign, which Clang and GCC allow.
    static func isNameStart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte.isASCIIDigit
    }
}

/// A token of C, Objective-C or C++ source code. There are no gaps between tokens.
package struct CToken: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
        /// White space within a line, including spliced line ends.
        case space
        /// White space with at least one line end.
        case newline
        case comment
        /// A name or a keyword.
        case identifier
        /// A preprocessing number: `0x1p-3`, `1.5f`, `1'000`.
        case number
        /// A string literal with its prefix, such as `L"a"`, or a raw string such as `R"x(…)x"`. An `@` before it is a
        /// separate token.
        case string
        /// A character literal with its prefix, such as `L'a'`.
        case character
        /// An operator or a bracket. Where C and C++ differ, the tokens are those of C: `::` is two tokens.
        case punctuator
        /// An unclosed comment, an unclosed or invalid literal, or a character that can't begin a token.
        case junk
    }

    package let kind: Kind
    package let span: Span

    package init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }
}
