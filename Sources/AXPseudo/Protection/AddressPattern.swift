import AXSource

/// A web address, which begins with a scheme and `://`, with `www.`, or with `mailto:`, `tel:` or `sms:`.
struct AddressPattern: ProtectedPattern {
    let kind = ProtectedKind.address

    func canBegin(with byte: UInt8) -> Bool { byte.isASCIILetter }

    func mayOccur(among characters: ASCIISet) -> Bool {
        characters.contains(":") || (characters.contains("w") && characters.contains("."))
    }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset == floor || !bytes[offset - 1].isASCIILetter else { return nil }
        guard let start = bodyStart(bytes, offset) else { return nil }
        return bodyEnd(bytes, from: start)
    }

    /// The offset after the scheme (RFC 3986, section 3.1) or after `www.`; nil if there is neither.
    private func bodyStart(_ bytes: [UInt8], _ offset: Int) -> Int? {
        let scheme = bytes.runEnd(from: offset, upTo: 20) { $0.isASCIIAlphanumeric || $0.isOne(of: "+-.") }
        if bytes.starts(with: "://", at: scheme) { return scheme + 3 }
        let isOpaque = ["mailto:", "tel:", "sms:"].contains { (opaque: StaticString) in
            scheme + 1 - offset == opaque.utf8CodeUnitCount && bytes.starts(with: opaque, at: offset)
        }
        if isOpaque, scheme + 1 < bytes.count, bytes[scheme + 1].isASCIIAlphanumeric || bytes[scheme + 1] == 0x2B {
            return scheme + 1
        }
        let isWWW = bytes.starts(with: "www.", at: offset) && offset + 4 < bytes.count
        return isWWW && bytes[offset + 4].isASCIIAlphanumeric ? offset + 4 : nil
    }

    /// An address ends before white space, a quotation mark, a bracket other than a parenthesis, a parenthesis that it
    /// didn't open, or punctuation at the end of a clause.
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
