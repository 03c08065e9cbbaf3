import AXSource

/// Reads one token after the other.
struct CCursor {
    let text: UnsafeBufferPointer<UInt8>
    /// The offset of the next character. Splices before it are looked through as soon as one is taken.
    var offset = 0
    /// The offset behind the last character that was taken: splices behind a token belong to the next one.
    private var end = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// The next token; nil at the end.
    mutating func next() -> CToken? {
        guard offset < text.count else { return nil }
        let start = offset
        let kind = kind()
        offset = end
        return CToken(kind, Span(start, end))
    }

    /// Moves behind the token at ``offset``.
    private mutating func kind() -> CToken.Kind {
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
        case 0x80...: return foreign()
        default: return punctuator()
        }
    }

    /// Splices before white space belong to it, so a line end that is taken away is no ``CToken/Kind/newline``.
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

    /// - Returns: Whether the comment is closed; if not, the cursor is at the end.
    private mutating func skipBlockComment() -> Bool {
        var place = offset
        while place < text.count {
            if text[place] == UInt8(ascii: "*") {
                let next = following(place)
                if next.byte == UInt8(ascii: "/") {
                    take(to: next.end)
                    return true
                }
            }
            place += 1
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
    /// Moves over the character at ``offset`` and the splices behind it.
    mutating func advance() {
        take(to: offset + 1)
        skipSplices()
    }

    /// Takes all characters before a place.
    mutating func take(to place: Int) {
        offset = min(place, text.count)
        end = offset
    }

    /// Moves over backslashes that take a line end away.
    mutating func skipSplices() {
        while offset < text.count, text[offset] == UInt8(ascii: "\\") {
            let end = spliceEnd(offset)
            guard end > offset else { return }
            offset = end
        }
    }

    /// The character behind the one at a place, splices looked through, and the offset behind it; 0 at the end.
    func following(_ place: Int) -> (byte: UInt8, end: Int) {
        var next = place + 1
        while next < text.count, text[next] == UInt8(ascii: "\\") {
            let end = spliceEnd(next)
            guard end > next else { break }
            next = end
        }
        return next < text.count ? (text[next], next + 1) : (0, text.count)
    }

    /// The offset behind a backslash, white space and a line end; the same offset where there is no such thing.
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
