import AXSource

/// An email address, or the rest of one that begins with a placeholder (`%@@example.com`).
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

    /// Whether a character is common before the at sign; this includes non-ASCII letters (RFC 6531).
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
