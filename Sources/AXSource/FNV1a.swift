/// The 64-bit hash FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), which is the same on every platform and in every run. It
/// doesn't protect against intentional collisions.
package struct FNV1a {
    package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    // Not generic, because other modules would call a generic initializer through protocol witnesses. That is slow, and
    // this initializer runs for every name in a source file.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { add(byte) }
    }

    package init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { FNV1a($0) }
    }

    @inlinable
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

/// A short identifier for a string that is the same on every platform and in every run.
package enum TextHash {
    /// FNV-1a, 64 bits, as 16 hexadecimal digits. Leading and trailing white space is ignored, and any other run of
    /// white space counts as one space, so that a change of indentation or line ends doesn't change the hash.
    /// Intentional collisions aren't a concern: they would only hide findings from those who create them.
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
