/// Base 64 as CoreFoundation decodes it in property lists (CFPropertyList.c): what is no digit is passed over, and digits that do
/// not make up four are dropped.
enum Base64 {
    /// - Returns: nil when a byte is not ASCII.
    static func decode(_ content: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count / 4 * 3)
        var (group, count, padding) = (UInt32(0), 0, 0)
        for byte in content {
            guard byte < 0x80 else { return nil }
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if byte > 0x20 {
                padding = 0
            }
            guard let digit = digit(byte) else { continue }
            group = group << 6 | digit
            count += 1
            guard count % 4 == 0 else { continue }
            bytes.append(UInt8(truncatingIfNeeded: group >> 16))
            if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
            if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
        }
        return bytes
    }

    /// The digit of RFC 4648, section 4; padding counts as zero.
    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case UInt8(ascii: "="): 0
        default: nil
        }
    }
}
