/// Tells of most byte strings that they are not among some known ones, at the price of a look at a few bytes.
struct ByteFilter: Sendable {
    private var bits: [Bool]

    init(_ known: some Sequence<[UInt8]>) {
        bits = Array(repeating: false, count: 1 << 16)
        for bytes in known { bits[Self.place(of: bytes)] = true }
    }

    /// False for what is certainly not known.
    func accepts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bits[Self.place(of: bytes)]
    }

    /// Made of the length and of three bytes: the first, the middle one and the last.
    private static func place(of bytes: some RandomAccessCollection<UInt8>) -> Int {
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        let middle = bytes[bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)]
        return (bytes.count &* 0x2F3 ^ Int(first) &* 0x1F35 ^ Int(middle) &* 0x3D ^ Int(last) &* 0x95) & 0xFFFF
    }
}
