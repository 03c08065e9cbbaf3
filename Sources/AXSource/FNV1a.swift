/// The hash FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo): the same on every platform and in every run. It doesn't protect
/// against people who look for collisions.
package struct FNV1a {
    package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    @inlinable
    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    @inlinable
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
