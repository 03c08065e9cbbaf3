/// A set of bytes: a look at those of a text tells that most of what rules look for is not in it.
struct ByteSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0
    private var highest: UInt64 = 0

    init() {}

    init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges { range.forEach { insert($0) } }
    }

    /// The bytes of characters of ASCII.
    init(ascii characters: String) {
        characters.utf8.forEach { insert($0) }
    }

    /// Those of a text in UTF-8.
    mutating func insert(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes { insert(byte) }
        }
        if isDone == nil { for byte in text.utf8 { insert(byte) } }
    }

    @inline(__always)
    mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        low |= byte < 64 ? bit : 0
        middle |= byte & 0xC0 == 64 ? bit : 0
        high |= byte & 0xC0 == 128 ? bit : 0
        highest |= byte >= 192 ? bit : 0
    }

    func contains(_ byte: UInt8) -> Bool {
        var other = ByteSet()
        other.insert(byte)
        return !isDisjoint(with: other)
    }

    @inline(__always)
    func isDisjoint(with other: ByteSet) -> Bool {
        low & other.low | middle & other.middle | high & other.high | highest & other.highest == 0
    }

    func union(_ other: ByteSet) -> ByteSet {
        var union = self
        union.low |= other.low
        union.middle |= other.middle
        union.high |= other.high
        union.highest |= other.highest
        return union
    }
}
