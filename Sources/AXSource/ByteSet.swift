/// A set of bytes.
package struct ByteSet: Hashable, Sendable {
    private var bits = SIMD4<UInt64>()

    package init() {}

    /// - Parameters:
    ///   - characters: ASCII characters.
    ///   - others: other bytes.
    package init(_ characters: String = "", _ others: ClosedRange<UInt8>...) {
        insert(characters)
        for byte in others.joined() { insert(byte) }
    }

    private mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    /// Inserts the UTF-8 bytes of a string.
    package mutating func insert(_ text: String) {
        for byte in text.utf8 { insert(byte) }
    }

    package func isDisjoint(with other: ByteSet) -> Bool { bits & other.bits == SIMD4() }
}
