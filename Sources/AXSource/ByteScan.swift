/// Finds the next of a few bytes, sixteen places at a time.
package struct ByteScan: Sendable {
    private let first: SIMD16<UInt8>
    private let second: SIMD16<UInt8>
    private let third: SIMD16<UInt8>

    /// - Parameters:
    ///   - first: A byte that is looked for.
    ///   - second: Another one; nil for none.
    ///   - third: As `second`.
    package init(_ first: UInt8, _ second: UInt8? = nil, _ third: UInt8? = nil) {
        self.first = SIMD16(repeating: first)
        self.second = SIMD16(repeating: second ?? first)
        self.third = SIMD16(repeating: third ?? first)
    }

    /// - Returns: The offset of the next of the bytes, at `start` or behind it; that of the end where there is none.
    package func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
        var offset = start
        while offset + 16 <= bytes.count {
            let sixteen = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            let place = ((sixteen .== first) .| (sixteen .== second) .| (sixteen .== third)).firstPlace
            if place < 16 { return offset + place }
            offset += 16
        }
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == first[0] || byte == second[0] || byte == third[0] { return offset }
            offset += 1
        }
        return bytes.count
    }

    /// Visits every place of the bytes, in order. Where there are many, this is faster than to go from one to the next.
    package func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ visit: (_ offset: Int) -> Void) {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        var offset = 0
        while offset + 16 <= bytes.count {
            let sixteen = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            let start = offset
            ((sixteen .== first) .| (sixteen .== second) .| (sixteen .== third)).forEachPlace { visit(start + $0) }
            offset += 16
        }
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == first[0] || byte == second[0] || byte == third[0] { visit(offset) }
            offset += 1
        }
    }
}

extension SIMDMask<SIMD16<Int8>> {
    /// The first place that is set; 16 where none is.
    @inlinable package var firstPlace: Int {
        let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
        if halves.x | halves.y == 0 { return 16 }
        // A place is a byte, the first one the lowest.
        let low = halves.x.littleEndian.trailingZeroBitCount / 8
        return low < 8 ? low : 8 + halves.y.littleEndian.trailingZeroBitCount / 8
    }

    /// Visits the places that are set, in order.
    @inlinable package func forEachPlace(_ visit: (Int) -> Void) {
        let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
        if halves.x | halves.y == 0 { return }
        Self.forEachByte(of: halves.x, from: 0, visit)
        Self.forEachByte(of: halves.y, from: 8, visit)
    }

    @inlinable package static func forEachByte(of half: UInt64, from first: Int, _ visit: (Int) -> Void) {
        var rest = half.littleEndian
        while rest != 0 {
            let place = rest.trailingZeroBitCount / 8
            visit(first + place)
            rest &= ~(0xFF << UInt64(place * 8))
        }
    }
}
