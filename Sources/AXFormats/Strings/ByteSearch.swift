/// Searches for bytes, eight at a step. The hot loops of the lexer are here.
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The first offset in `start..<end` that holds `first` or `second`; `end` when there is none.
    @inline(__always)
    static func find(
        _ first: UInt8, or second: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        let firsts = ones &* UInt64(first)
        let seconds = ones &* UInt64(second)
        var offset = start
        while offset &+ 8 <= end {
            let word = load(base, offset)
            let found = zeros(word ^ firsts) | zeros(word ^ seconds)
            if found != 0 { return offset &+ (found.trailingZeroBitCount >> 3) }
            offset &+= 8
        }
        while offset < end, base[offset] != first, base[offset] != second { offset &+= 1 }
        return offset
    }

    /// The first offset in `start..<end` that holds one of three bytes; `end` when there is none.
    @inline(__always)
    static func find(
        _ first: UInt8, _ second: UInt8, or third: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        let thirds = ones &* UInt64(third)
        var offset = start
        while offset < end {
            let limit = min(end, offset &+ 64)
            let hit = find(first, or: second, in: base, from: offset, to: limit)
            var other = offset
            while other &+ 8 <= hit, zeros(load(base, other) ^ thirds) == 0 { other &+= 8 }
            while other < hit, base[other] != third { other &+= 1 }
            if other < limit { return other }
            offset = limit
        }
        return end
    }

    @inline(__always)
    private static func load(_ base: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// The high bit of every byte that is zero. Bytes above the lowest zero may be marked wrongly, so only that one counts.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highs
    }
}
