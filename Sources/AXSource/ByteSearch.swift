/// Searches for bytes, eight at a time.
package enum ByteSearch {
    /// The first offset in `start..<end` of `byte`; `end` if there isn't one.
    @inlinable
    package static func find(_ byte: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        first(in: base, from: start, to: end, marks: { $0.marks(of: byte) }, where: { $0 == byte })
    }

    /// The first offset in `start..<end` of `first` or `second`; `end` if there isn't one.
    @inlinable
    package static func find(
        _ first: UInt8, or second: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        self.first(
            in: base, from: start, to: end, marks: { $0.marks(of: first) | $0.marks(of: second) },
            where: { $0 == first || $0 == second })
    }

    /// The first offset in `start..<end` of any of three bytes; `end` if there isn't one.
    @inlinable
    package static func find(
        _ first: UInt8, _ second: UInt8, or third: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        self.first(
            in: base, from: start, to: end,
            marks: { $0.marks(of: first) | $0.marks(of: second) | $0.marks(of: third) },
            where: { $0 == first || $0 == second || $0 == third })
    }

    /// The first offset in `start..<end` of a byte that `isWanted` accepts; `end` if there isn't one.
    /// - Parameters:
    ///   - marks: marks the wanted bytes among eight, or returns 0. Only the lowest mark has to be correct.
    ///   - isWanted: whether a byte is wanted. It is called for the last bytes, if they are fewer than eight.
    @inlinable @inline(__always)
    package static func first(
        in base: UnsafePointer<UInt8>, from start: Int, to end: Int, marks: (EightBytes) -> UInt64,
        where isWanted: (UInt8) -> Bool
    ) -> Int {
        var offset = start
        while offset &+ 8 <= end {
            let found = marks(EightBytes(base + offset))
            if found != 0 { return offset &+ (found.trailingZeroBitCount >> 3) }
            offset &+= 8
        }
        while offset < end, !isWanted(base[offset]) { offset &+= 1 }
        return offset
    }
}

/// Eight bytes as one number, with the first byte in the lowest bits.
///
/// A search marks the bytes that it finds by setting their high bit. Only the lowest mark is always correct.
package struct EightBytes {
    package let word: UInt64

    @inlinable @inline(__always)
    package init(_ bytes: UnsafePointer<UInt8>) {
        word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    @inlinable @inline(__always)
    package init(repeating byte: UInt8) { word = UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Marks the bytes that equal `byte`.
    @inlinable @inline(__always)
    package func marks(of byte: UInt8) -> UInt64 { marks(of: word ^ EightBytes(repeating: byte).word, below: 1) }

    /// Marks control characters, the bytes below a space.
    @inlinable @inline(__always)
    package var controls: UInt64 { marks(of: word, below: 0x20) }

    @inlinable @inline(__always)
    func marks(of word: UInt64, below limit: UInt8) -> UInt64 {
        (word &- EightBytes(repeating: limit).word) & ~word & EightBytes(repeating: 0x80).word
    }
}

extension [UInt8] {
    /// The first range of `word` at or after `start`; nil if there isn't one or `word` is empty.
    package func firstRange(of word: [UInt8], from start: Int) -> Range<Int>? {
        guard !word.isEmpty else { return nil }
        return withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var offset = start
            while word.count > 1, offset + 9 <= bytes.count {
                // A match is marked in both words. Some marks are wrong, so each pair of marks is verified.
                var pairs =
                    EightBytes(base + offset).marks(of: word[0]) & EightBytes(base + offset + 1).marks(of: word[1])
                while pairs != 0 {
                    let match = offset + pairs.trailingZeroBitCount >> 3
                    if bytes[match...].starts(with: word) { return match..<match + word.count }
                    pairs &= pairs - 1
                }
                offset += 8
            }
            while offset + word.count <= bytes.count {
                if bytes[offset...].starts(with: word) { return offset..<offset + word.count }
                offset += 1
            }
            return nil
        }
    }
}
