import AXSource

/// Keys and texts whose tags are just `<key>` or `<string>` and whose bytes stand for themselves: nearly all that a
/// property list holds. Each tag is compared as one number, its first byte being the highest.
extension PropertyListMarkup {
    /// Reads a whole key of the plainest spelling.
    /// - Returns: nil, without moving, where something else stands.
    @inline(__always)
    mutating func plainKey() -> PropertyListRecord? {
        // <key>
        guard word(at: offset) >> 24 == 0x3C_6B_65_79_3E else { return nil }
        let content = plainRun(from: offset + 5)
        // </key>
        guard word(at: content.end) >> 16 == 0x3C_2F_6B_65_79_3E else { return nil }
        return take(content, to: content.end + 6)
    }

    /// Reads a whole `string` element of the plainest spelling.
    /// - Returns: nil, without moving, where something else stands.
    @inline(__always)
    mutating func plainString() -> PropertyListRecord? {
        // <string>
        guard word(at: offset) == 0x3C_73_74_72_69_6E_67_3E else { return nil }
        let content = plainRun(from: offset + 8)
        // </string and >
        guard word(at: content.end) == 0x3C_2F_73_74_72_69_6E_67, base[content.end + 8] == UInt8(ascii: ">") else {
            return nil
        }
        return take(content, to: content.end + 9)
    }

    /// The bytes that stand for themselves.
    @inline(__always)
    private func plainRun(from start: Int) -> Span {
        Span(start, ByteSearch.find(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: base, from: start, to: text.count))
    }

    /// Eight bytes; zero where not more than eight are left.
    @inline(__always)
    private func word(at place: Int) -> UInt64 {
        guard place + 8 < text.count else { return 0 }
        return UInt64(bigEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private mutating func take(_ content: Span, to end: Int) -> PropertyListRecord {
        defer { offset = end }
        return PropertyListRecord(.plainText, Span(offset, end), content: content)
    }
}
