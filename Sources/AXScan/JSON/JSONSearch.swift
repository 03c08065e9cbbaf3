/// The hot loops of the JSON scanner: eight bytes at a step.
enum JSONSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080
    private static let spaces: UInt64 = 0x2020_2020_2020_2020

    /// The first offset in `start..<end` that holds a quote, a backslash or a control character; `end` when there is
    /// none.
    @inline(__always)
    static func stringEnd(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while offset &+ 8 <= end {
            let word = load(base, offset)
            let quotes = zeros(word ^ (ones &* 0x22))
            let backslashes = zeros(word ^ (ones &* 0x5C))
            let controls = (word &- spaces) & ~word & highs
            let found = quotes | backslashes | controls
            if found != 0 { return offset &+ (found.trailingZeroBitCount >> 3) }
            offset &+= 8
        }
        while offset < end, base[offset] != 0x22, base[offset] != 0x5C, base[offset] >= 0x20 { offset &+= 1 }
        return offset
    }

    /// The first offset in `start..<end` that holds no space; `end` when there is none.
    @inline(__always)
    static func spacesEnd(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while offset &+ 8 <= end {
            let others = load(base, offset) ^ spaces
            if others != 0 { return offset &+ (others.trailingZeroBitCount >> 3) }
            offset &+= 8
        }
        while offset < end, base[offset] == 0x20 { offset &+= 1 }
        return offset
    }

    @inline(__always)
    private static func load(_ base: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// The high bit of every byte that is zero. Bytes above the lowest zero may be marked wrongly, so only that one
    /// counts.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highs
    }
}
