/// Finds text that is not UTF-8.
public enum UTF8Check {
    /// The offset of the first byte that makes `bytes` invalid as UTF-8 (RFC 3629: no overlong forms, no surrogates).
    /// - Parameter start: where to begin; must be the first byte of a character.
    public static func firstInvalidOffset(in bytes: [UInt8], from start: Int = 0) -> Int? {
        bytes.withUnsafeBufferPointer { firstInvalidOffset(in: $0, from: start) }
    }

    /// The offset of the first byte that makes `bytes` invalid, as above.
    public static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset = skipASCII(bytes, from: offset)
            } else {
                guard let length = commonLength(bytes, at: offset) ?? sequenceLength(bytes, at: offset) else {
                    return offset
                }
                offset += length
            }
        }
        return nil
    }

    /// The first offset at or after `start` whose byte is not ASCII: eight bytes at a step.
    private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        let raw = UnsafeRawBufferPointer(bytes)
        while offset + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            offset += 8
        }
        while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
        return offset
    }

    /// The length of a sequence at `offset` whose second byte may be any continuation: nearly all that text consists of.
    @inline(__always)
    private static func commonLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset &+ 2 < bytes.count, bytes[offset &+ 1] & 0xC0 == 0x80 else { return nil }
        let lead = bytes[offset]
        if lead >= 0xC2, lead <= 0xDF { return 2 }
        return lead >= 0xE1 && lead <= 0xEC && bytes[offset &+ 2] & 0xC0 == 0x80 ? 3 : nil
    }

    /// The length of the well-formed sequence of two to four bytes at `offset`; nil when there is none.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch bytes[offset] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for next in (offset + 2)..<(offset + max(length, 2)) where bytes[next] & 0xC0 != 0x80 { return nil }
        return length
    }
}
