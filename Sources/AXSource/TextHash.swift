/// A short name for a text that is the same on every platform and in every run.
package enum TextHash {
    /// FNV-1a, 64 bits, as 16 hexadecimal digits. White space at the ends is left out and other runs of it count as one
    /// space, so that a new indentation or line end changes nothing. No protection against people who look for collisions
    /// is needed: they would hide findings from themselves.
    package static func of(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var pendingSpace = false
        var isEmpty = true
        for byte in text.utf8 {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                pendingSpace = !isEmpty
                continue
            }
            if pendingSpace { add(0x20, to: &hash) }
            add(byte, to: &hash)
            pendingSpace = false
            isEmpty = false
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
