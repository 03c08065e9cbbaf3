package struct ByteSet: Sendable {
    /// One bit per byte, in four words that begin at 0x00, 0x40, 0x80 and 0xC0.
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    package init() {}

    /// - Parameters:
    ///   - characters: ASCII characters.
    ///   - others: ranges of other bytes.
    package init(_ characters: String, _ others: ClosedRange<UInt8>...) {
        insert(characters)
        for byte in others.joined() { insert(byte) }
    }

    private mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
    }

    package mutating func insert(_ text: String) {
        var text = text
        text.withUTF8 { for byte in $0 { insert(byte) } }
    }

    package func isDisjoint(with other: ByteSet) -> Bool {
        bits.0 & other.bits.0 | bits.1 & other.bits.1 | bits.2 & other.bits.2 | bits.3 & other.bits.3 == 0
    }
}
