import AXSource

/// An address that begins with a scheme and `://`, with `www.`, or with `mailto:`, `tel:` or `sms:`.
struct AddressPattern: ProtectedPattern {
    let kind = ProtectedKind.address

    func canBegin(with byte: UInt8) -> Bool { byte.isASCIILetter }

    func mayOccur(among characters: ASCIISet) -> Bool {
        characters.contains(":")
            || (characters.contains("w") || characters.contains("W")) && characters.contains(".")
    }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset == floor || !bytes[offset - 1].isASCIILetter else { return nil }
        guard let start = bodyStart(bytes, offset) else { return nil }
        return bodyEnd(bytes, from: start)
    }

    /// The offset after the beginning of an address: `www.`, or a scheme (RFC 3986, section 3.1) and its `:` or `://`.
    /// Nil if there isn't one at `offset`.
    private func bodyStart(_ bytes: [UInt8], _ offset: Int) -> Int? {
        let scheme = bytes.runEnd(from: offset, upTo: 20) { $0.isASCIIAlphanumeric || $0.isOne(of: "+-.") }
        if bytes.starts(with: "://", at: scheme) { return scheme + 3 }
        let isOpaque = ["mailto:", "tel:", "sms:"].contains { (opaque: StaticString) in
            scheme + 1 - offset == opaque.utf8CodeUnitCount && bytes.starts(withAnyCaseOf: opaque, at: offset)
        }
        if isOpaque, scheme + 1 < bytes.count, bytes[scheme + 1].isASCIIAlphanumeric || bytes[scheme + 1] == 0x2B {
            return scheme + 1
        }
        let isWWW = bytes.starts(withAnyCaseOf: "www.", at: offset) && offset + 4 < bytes.count
        return isWWW && bytes[offset + 4].isASCIIAlphanumeric ? offset + 4 : nil
    }

    /// The end of an address. It's before white space, a control character, one of `"<>`, `[]{}`, `\`, `^`, `|` and the
    /// backtick, a closing parenthesis that the address didn't open, or a non-ASCII character that isn't a letter.
    /// Punctuation at the end isn't included.
    private func bodyEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var position = hostLiteralEnd(bytes, start)
        var depth = 0
        scan: while position < bytes.count {
            switch bytes[position] {
            case ...0x20, 0x7F: break scan
            case let byte where byte.isOne(of: "\"<>`[]{}\\^|"): break scan
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { break scan }
            case 0x80...:
                guard let (scalar, length) = bytes.scalar(at: position), scalar.properties.isAlphabetic else {
                    break scan
                }
                position += length - 1
            default: break
            }
            position += 1
        }
        while position > start, bytes[position - 1].isOne(of: ".,;:!?'*_") { position -= 1 }
        return position
    }

    /// The offset after a bracketed IPv6 host (RFC 3986, section 3.2.2); `start` if there isn't one.
    private func hostLiteralEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return start }
        let end = bytes.runEnd(from: start + 1, upTo: 64) { $0.isHexDigit || $0.isOne(of: ":.") }
        return end > start + 1 && bytes.starts(with: "]", at: end) ? end + 1 : start
    }
}

extension [UInt8] {
    /// Whether the ASCII characters of `text`, which are in lowercase, begin at `offset` in any case. Schemes and hosts
    /// are compared without regard to case (RFC 3986, section 6.2.2.1).
    fileprivate func starts(withAnyCaseOf text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { text in
            text.count <= count - offset
                && zip(self[offset..<(offset + text.count)], text).allSatisfy { $0.asciiLowercased == $1 }
        }
    }
}

/// An email address, or the rest of an email address that begins with a placeholder (`%@@example.com`).
struct EmailPattern: ProtectedPattern {
    let kind = ProtectedKind.email

    func canBegin(with byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte >= 0x80 || isASCIILocal(byte)
    }

    func mayOccur(among characters: ASCIISet) -> Bool { characters.contains("@") && characters.contains(".") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset == floor || bytes.scalar(before: offset).map(isLocal) != true else { return nil }
        let at = localEnd(bytes, from: offset)
        guard bytes.starts(with: "@", at: at) else { return nil }
        return domainEnd(bytes, from: at + 1)
    }

    private func localEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            end = bytes.runEnd(from: end, while: isASCIILocal)
            guard let (scalar, length) = bytes.scalar(at: end), !scalar.isASCII, isLocal(scalar) else { break }
            end += length
        }
        return end
    }

    /// Whether a character is common before the at sign. Non-ASCII letters are included (RFC 6531).
    private func isLocal(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isASCIILocal(UInt8(scalar.value)) : scalar.properties.isAlphabetic
    }

    private func isASCIILocal(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte.isOne(of: "._+-")
    }

    /// The end of a domain with at least two labels; nil if there isn't one.
    private func domainEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var end = bytes.runEnd(from: start) { $0.isASCIIAlphanumeric || $0.isOne(of: ".-") }
        while end > start, bytes[end - 1].isOne(of: ".-") { end -= 1 }
        guard end > start, bytes[start].isASCIIAlphanumeric else { return nil }
        return bytes[start..<end].contains(UInt8(ascii: ".")) ? end : nil
    }
}
