import AXSource

/// Finds where one of a few pairs of bytes stands, sixteen places at a time. It goes before a search for texts that hold
/// them: where the pairs are rare, hardly anything else is looked at.
struct PairSearch: Sendable {
    /// A pair, each of its bytes sixteen times.
    private struct Pair: Sendable {
        let first: SIMD16<UInt8>
        let second: SIMD16<UInt8>

        init(_ pair: UInt16) {
            first = SIMD16(repeating: UInt8(pair >> 8))
            second = SIMD16(repeating: UInt8(truncatingIfNeeded: pair))
        }
    }

    /// More are slower than a search by another method.
    static let most = 8

    private let pairs: [Pair]

    /// - Parameter pairs: The first byte of each is the high one.
    init(_ pairs: [UInt16]) {
        self.pairs = pairs.map(Pair.init)
    }

    /// - Returns: The offset of the next of the pairs, at `start` or behind it; that of the end where there is none.
    func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
        return pairs.withUnsafeBufferPointer { pairs in
            var offset = start
            while offset + 17 <= bytes.count {
                let place = Self.places(of: pairs, base + offset).firstPlace
                if place < 16 { return offset + place }
                offset += 16
            }
            while offset + 1 < bytes.count {
                if pairs.contains(where: { $0.first[0] == bytes[offset] && $0.second[0] == bytes[offset + 1] }) {
                    return offset
                }
                offset += 1
            }
            return bytes.count
        }
    }

    /// Of sixteen places those where a pair begins; seventeen bytes can be read.
    @inline(__always)
    private static func places(
        of pairs: UnsafeBufferPointer<Pair>, _ bytes: UnsafeRawPointer
    ) -> SIMDMask<SIMD16<Int8>> {
        let firsts = bytes.loadUnaligned(as: SIMD16<UInt8>.self)
        let seconds = bytes.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
        var found = SIMDMask<SIMD16<Int8>>(repeating: false)
        for pair in pairs { found = found .| ((firsts .== pair.first) .& (seconds .== pair.second)) }
        return found
    }
}
