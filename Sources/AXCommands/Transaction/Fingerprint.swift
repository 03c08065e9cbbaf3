/// Tells the contents of files apart without keeping them: the size, and FNV-1a over the bytes, 64 bits.
///
/// It finds what an interruption or another program did to a file. Against people who look for collisions it protects
/// nothing, and need not: they could write the file itself.
struct Fingerprint: Hashable, Sendable {
    /// Bytes.
    let size: Int
    let hash: UInt64

    init(size: Int, hash: UInt64) {
        self.size = size
        self.hash = hash
    }

    init(of bytes: [UInt8]) {
        self.init(size: bytes.count, hash: Self.hash(bytes[...]))
    }

    static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return hash
        }
    }
}
