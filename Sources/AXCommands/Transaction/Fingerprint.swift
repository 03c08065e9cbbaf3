import AXSource

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
        self.init(size: bytes.count, hash: FNV1a(bytes).value)
    }
}
