/// A short name for a text that is the same on every platform and in every run.
package enum TextHash {
    /// FNV-1a, 64 bits, as 16 hexadecimal digits. White space at the ends is left out and other runs of it count as one
    /// space, so that a new indentation or line end changes nothing. No protection against people who look for collisions
    /// is needed: they would hide findings from themselves.
    package static func of(_ text: String) -> String {
        var hash = FNV1a()
        var pendingSpace = false
        var isEmpty = true
        for byte in text.utf8 {
            if byte.isASCIISpace {
                pendingSpace = !isEmpty
                continue
            }
            if pendingSpace { hash.add(0x20) }
            hash.add(byte)
            pendingSpace = false
            isEmpty = false
        }
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
