import AXSource

extension CCursor {
    /// Reads an identifier, or a literal whose prefix looks like one: `L"…"`, `u8R"x(…)x"`.
    mutating func word() -> CToken.Kind {
        let start = offset
        skipNameParts()
        guard offset < text.count, offset - start <= 3 else { return .identifier }
        let isCharacter = text[offset] == UInt8(ascii: "'")
        guard isCharacter || text[offset] == UInt8(ascii: "\"") else { return .identifier }
        switch String(decoding: text[start..<offset], as: UTF8.self) {
        case "L", "u", "U", "u8": return quoted()
        case "R" where !isCharacter, "LR" where !isCharacter, "uR" where !isCharacter, "UR" where !isCharacter,
            "u8R" where !isCharacter:
            return rawString()
        default: return .identifier
        }
    }

    /// Reads a preprocessing number (C17, section 6.4.8), with the digit separators of C++14 and C23.
    mutating func number() -> CToken.Kind {
        var previous: UInt8 = 0
        while offset < text.count {
            let byte = text[offset]
            let isExponent = previous | 0x20 == UInt8(ascii: "e") || previous | 0x20 == UInt8(ascii: "p")
            let isSign = (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && isExponent
            let isSeparator = byte == UInt8(ascii: "'") && CCharacters.isNamePart(following(offset).byte)
            guard CCharacters.isNamePart(byte) || byte == UInt8(ascii: ".") || isSign || isSeparator else {
                guard skipExtendedNamePart() else { break }
                previous = 0
                continue
            }
            previous = byte
            advance()
        }
        return .number
    }

    /// Reads a token that begins with a backslash that isn't a splice: a name such as `\u00E9`, or junk.
    mutating func backslash() -> CToken.Kind {
        guard skipExtendedNamePart() else {
            take(to: offset + 1)
            return .junk
        }
        skipNameParts()
        return .identifier
    }

    mutating func nonASCIIWord() -> CToken.Kind {
        let scalar = scalar()
        take(to: offset + (scalar.map(UTF8.width) ?? 1))
        guard scalar?.properties.isXIDStart == true else { return .junk }
        skipSplices()
        skipNameParts()
        return .identifier
    }

    private mutating func skipNameParts() {
        while offset < text.count {
            if CCharacters.isNamePart(text[offset]) {
                advance()
            } else if !skipExtendedNamePart() {
                return
            }
        }
    }

    /// Skips a part of a name that isn't an ASCII letter or digit: a UTF-8 character or `\u00E9`. Inside a name, Clang
    /// accepts any such character except white space.
    /// - Returns: whether ``offset`` was at such a part.
    private mutating func skipExtendedNamePart() -> Bool {
        if text[offset] == UInt8(ascii: "\\") { return skipUniversalName() }
        guard text[offset] >= 0x80, let scalar = scalar() else { return false }
        guard !scalar.properties.isWhitespace else { return false }
        take(to: offset + UTF8.width(scalar))
        skipSplices()
        return true
    }

    private func scalar() -> Unicode.Scalar? {
        var bytes = text[offset..<min(offset + 4, text.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return scalar
    }

    /// Skips `\u` and four hexadecimal digits, or `\U` and eight, at ``offset``.
    /// - Returns: whether ``offset`` is at such a name; if not, the cursor doesn't move.
    private mutating func skipUniversalName() -> Bool {
        guard offset + 1 < text.count else { return false }
        let count: Int
        switch text[offset + 1] {
        case UInt8(ascii: "u"): count = 4
        case UInt8(ascii: "U"): count = 8
        default: return false
        }
        let end = offset + 2 + count
        guard end <= text.count, text[(offset + 2)..<end].allSatisfy({ $0.hexadecimalValue != nil }) else {
            return false
        }
        take(to: end)
        skipSplices()
        return true
    }
}
