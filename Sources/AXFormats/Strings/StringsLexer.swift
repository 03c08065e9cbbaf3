package import AXSource

/// Splits the bytes of a `.strings` file into tokens, as CoreFoundation's old-style parser does.
///
/// White space is U+0009 to U+000D, space, U+2028 and U+2029, but not a no-break space. `/*/` opens a comment but
/// doesn't close it.
struct StringsLexer {
    private let base: UnsafePointer<UInt8>
    private let end: Int
    /// The offset at which the next token begins. Set it to continue at another offset.
    var offset: Int
    /// The number of line ends in the last white space token.
    private(set) var newlines = 0
    /// Whether quotes and comments are junk unless they are closed on their line. Used after a syntax error, because a
    /// single unpaired quote would otherwise mispair all later ones.
    var isRecovering = false
    /// The result of the last search for a line end: a run without line ends.
    private var line = (start: 0, end: -1)

    init(_ text: UnsafeBufferPointer<UInt8>, from offset: Int = 0, to end: Int? = nil) {
        // An empty buffer has no base address; the substitute is never dereferenced.
        base = text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        self.end = end ?? text.count
        self.offset = offset
    }

    /// Whether the next token could be white space or a comment, according to its first bytes.
    var mayBeTrivia: Bool {
        guard offset < end else { return false }
        switch base[offset] {
        case 0x20, 0x2F, 0x09...0x0D: return true
        default: return isSeparator(at: offset)
        }
    }

    @inline(__always)
    mutating func next() -> StringsToken.Kind {
        guard offset < end else { return .end }
        switch base[offset] {
        case 0x20, 0x09...0x0D: return whitespace()
        case 0x22: return quoted(0x22)
        case 0x27: return quoted(0x27)
        case 0x2F: return slash()
        case 0x3D: return single(.equals)
        case 0x3B: return single(.semicolon)
        default: return rare()
        }
    }

    @inline(__always)
    private mutating func single(_ kind: StringsToken.Kind) -> StringsToken.Kind {
        offset &+= 1
        return kind
    }

    @inline(__always)
    private mutating func whitespace() -> StringsToken.Kind {
        newlines = 0
        while offset < end {
            let byte = base[offset]
            if byte == 0x0A {
                newlines &+= 1
            } else if byte == 0x0D {
                if !(offset &+ 1 < end && base[offset &+ 1] == 0x0A) { newlines &+= 1 }
            } else if byte != 0x20, !(byte >= 0x09 && byte <= 0x0C) {
                guard isSeparator(at: offset) else { break }
                newlines &+= 1
                offset &+= 2
            }
            offset &+= 1
        }
        return .whitespace
    }

    /// Whether U+2028 or U+2029 is at an offset.
    @inline(__always)
    private func isSeparator(at offset: Int) -> Bool {
        offset &+ 2 < end && base[offset] == 0xE2 && base[offset &+ 1] == 0x80 && base[offset &+ 2] & 0xFE == 0xA8
    }

    @inline(__always)
    private mutating func quoted(_ quote: UInt8) -> StringsToken.Kind {
        isRecovering ? closedQuote(quote, limit: lineEnd()) : closedQuote(quote, limit: end)
    }

    @inline(__always)
    private mutating func closedQuote(_ quote: UInt8, limit: Int) -> StringsToken.Kind {
        var kind = StringsToken.Kind.quoted
        offset &+= 1
        while true {
            offset = ByteSearch.find(quote, or: 0x5C, in: base, from: offset, to: limit)
            guard offset < limit else { return isRecovering ? .junk : .openQuote }
            if base[offset] == quote {
                offset &+= 1
                return kind
            }
            kind = .quotedWithEscapes
            offset = min(offset &+ 2, limit)
        }
    }

    private mutating func slash() -> StringsToken.Kind {
        guard offset &+ 1 < end else { return word() }
        switch base[offset &+ 1] {
        case 0x2A: return blockComment()
        case 0x2F: return lineComment()
        default: return word()
        }
    }

    @inline(__always)
    private mutating func blockComment() -> StringsToken.Kind {
        let limit = isRecovering ? lineEnd() : end
        offset &+= 2
        while true {
            offset = ByteSearch.find(0x2A, in: base, from: offset, to: limit)
            guard offset < limit else { return isRecovering ? .junk : .openComment }
            offset &+= 1
            if offset < limit, base[offset] == 0x2F {
                offset &+= 1
                return .blockComment
            }
        }
    }

    /// Reads a line comment, which ends before LF, CR, U+2028 or U+2029.
    private mutating func lineComment() -> StringsToken.Kind {
        offset &+= 2
        while true {
            offset = ByteSearch.find(0x0A, 0x0D, or: 0xE2, in: base, from: offset, to: end)
            if offset >= end || base[offset] != 0xE2 || isSeparator(at: offset) { return .lineComment }
            offset &+= 1
        }
    }

    /// The end of the line that contains ``offset``. It's cached, so that many tokens on a long line need only one
    /// search.
    private mutating func lineEnd() -> Int {
        if offset < line.start || offset > line.end {
            line = (offset, ByteSearch.find(0x0A, or: 0x0D, in: base, from: offset, to: end))
        }
        return line.end
    }

    private mutating func word() -> StringsToken.Kind {
        while offset < end, Self.isWordByte(base[offset]) { offset &+= 1 }
        return .word
    }

    private mutating func rare() -> StringsToken.Kind {
        switch base[offset] {
        case 0x2C: return single(.comma)
        case 0x7B: return single(.openBrace)
        case 0x7D: return single(.closeBrace)
        case 0x28: return single(.openParenthesis)
        case 0x29: return single(.closeParenthesis)
        case 0x3C: return single(.openAngle)
        case 0x3E: return single(.closeAngle)
        case let byte where Self.isWordByte(byte): return word()
        case 0xE2 where isSeparator(at: offset): return whitespace()
        default: return junkCharacter()
        }
    }

    /// Reads one character that no token begins with, or bytes that aren't valid UTF-8.
    private mutating func junkCharacter() -> StringsToken.Kind {
        offset &+= 1
        while offset < end, base[offset] & 0xC0 == 0x80 { offset &+= 1 }
        return .junk
    }

    /// Whether the byte is an ASCII letter, a digit, or one of `_ $ / : . -`.
    @inline(__always)
    static func isWordByte(_ byte: UInt8) -> Bool {
        if byte < 64 { return wordBytesBelow64 >> UInt64(byte) & 1 != 0 }
        return byte < 128 && wordBytesFrom64 >> UInt64(byte &- 64) & 1 != 0
    }

    private static let wordBytesBelow64: UInt64 = 0x07FF_E010_0000_0000
    private static let wordBytesFrom64: UInt64 = 0x07FF_FFFE_87FF_FFFE
}

/// One token of a `.strings` file. The tokens of a file have no gaps between them.
package struct StringsToken: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        case whitespace
        case lineComment
        case blockComment
        /// A block comment that is never closed; it extends to the end of the file.
        case openComment
        /// An unquoted string: ASCII letters, digits and `_ $ / : . -`.
        case word
        /// A quoted string without a backslash.
        case quoted
        /// A quoted string with at least one backslash.
        case quotedWithEscapes
        /// A quote that is never closed; it extends to the end of the file.
        case openQuote
        case equals
        case semicolon
        case comma
        case openBrace
        case closeBrace
        case openParenthesis
        case closeParenthesis
        case openAngle
        case closeAngle
        /// A character that the grammar doesn't allow, or a run that the parser skipped.
        case junk
        /// The end of the file, which is never in a token list.
        case end
    }

    package let kind: Kind
    package let span: Span
}

extension StringsToken.Kind {
    /// Whether a token of this kind is white space or a comment.
    var isTrivia: Bool { rawValue <= StringsToken.Kind.blockComment.rawValue }

    var isComment: Bool { self == .lineComment || self == .blockComment }

    /// Whether a token of this kind can be a key or a string value.
    var isText: Bool { self == .word || self == .quoted || self == .quotedWithEscapes }
}
