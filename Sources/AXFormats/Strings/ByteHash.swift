/// A seeded 64-bit hash of bytes, eight at a step (multiply and fold, as wyhash does).
enum ByteHash {
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset &+ 8 <= raw.count {
            hash = fold(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return fold(hash ^ rest)
    }

    @inline(__always)
    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        let a = UnsafeRawBufferPointer(left)
        let b = UnsafeRawBufferPointer(right)
        guard a.count == b.count else { return false }
        var offset = 0
        while offset &+ 8 <= a.count {
            let first = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if first != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
            offset &+= 8
        }
        while offset < a.count {
            if a[offset] != b[offset] { return false }
            offset &+= 1
        }
        return true
    }

    @inline(__always)
    private static func fold(_ word: UInt64) -> UInt64 {
        let product = (word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
