/// An e-mail address, or the rest of one whose first part is a placeholder (`%@@example.com`).
struct EmailPattern: ProtectedPattern {
    let kind = ProtectedKind.email

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || isLocal(byte) }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset == floor || !isLocal(bytes[offset - 1]) else { return nil }
        let at = bytes.runEnd(from: offset, while: isLocal)
        guard bytes.starts(with: "@", at: at) else { return nil }
        return domainEnd(bytes, from: at + 1)
    }

    /// The letters of the part before the sign, as people use them; all of Unicode beyond ASCII counts (RFC 6531).
    private func isLocal(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte.isOne(of: "._+-") || byte >= 0x80
    }

    /// A domain of two labels or more.
    private func domainEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var end = bytes.runEnd(from: start) { $0.isASCIIAlphanumeric || $0.isOne(of: ".-") }
        while end > start, bytes[end - 1].isOne(of: ".-") { end -= 1 }
        guard end > start, bytes[start].isASCIIAlphanumeric else { return nil }
        return bytes[start..<end].contains(UInt8(ascii: ".")) ? end : nil
    }
}
