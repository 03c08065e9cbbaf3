import AXSource

/// The characters that XML allows (XML 1.0, sections 2.2 and 2.3).
enum XMLCharacters {
    static func isAllowed(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// The offset of the first byte at or after `start` that needs a check; `end` if there isn't one. Between tags, the
    /// bytes to check are control characters other than white space, `&`, `]`, and the first byte of U+F000 to U+FFFF.
    static func skipOrdinary(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard let base = text.baseAddress else { return end }
        var offset = start
        while true {
            offset = ByteSearch.first(
                in: base, from: offset, to: end,
                marks: { $0.controls | $0.marks(of: 0x26) | $0.marks(of: 0x5D) | $0.marks(of: 0xEF) },
                where: { $0 < 0x20 || $0 == 0x26 || $0 == 0x5D || $0 == 0xEF })
            guard offset < end, text[offset].isMarkupSpace else { return offset }
            offset &+= 1
        }
    }

    /// The first offset of `delimiter` at or after `start`, if no character before it needs a check. The characters to
    /// check are control characters other than white space, `first`, `second`, and U+F000 to U+FFFF.
    /// - Returns: nil if a character to check comes first, or if `delimiter` doesn't appear.
    @inline(__always)
    static func plainEnd(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, at delimiter: UInt8, unless first: UInt8,
        or second: UInt8
    ) -> Int? {
        guard let base = text.baseAddress else { return nil }
        var offset = start
        while true {
            offset = ByteSearch.first(
                in: base, from: offset, to: end,
                marks: {
                    $0.controls | $0.marks(of: delimiter) | $0.marks(of: first) | $0.marks(of: second)
                        | $0.marks(of: 0xEF)
                },
                where: { $0 < 0x20 || $0 == delimiter || $0 == first || $0 == second || $0 == 0xEF })
            guard offset < end else { return nil }
            if text[offset] == delimiter { return offset }
            guard text[offset].isMarkupSpace else { return nil }
            offset &+= 1
        }
    }

    /// The offset of the first character in a span of valid UTF-8 that XML doesn't allow; nil if all are allowed.
    static func firstForbidden(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) -> Int? {
        for offset in span.range {
            let byte = text[offset]
            if byte >= 0x20, byte != 0xEF { continue }
            if byte < 0x20, !byte.isMarkupSpace { return offset }
            // U+FFFE and U+FFFF.
            if byte == 0xEF, offset + 2 < text.count, text[offset + 1] == 0xBF, text[offset + 2] >= 0xBE {
                return offset
            }
        }
        return nil
    }

    /// Whether a span of valid UTF-8 is a name.
    static func isName(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) -> Bool {
        var offset = span.start
        while offset < span.end {
            let byte = text[offset]
            if byte < 0x80 {
                guard isASCIINameCharacter(byte, isFirst: offset == span.start) else { return false }
                offset += 1
            } else {
                let length = WTF8.sequenceLength(lead: byte)
                guard offset + length <= span.end,
                    isNameCharacter(scalar(text, at: offset, length), isFirst: offset == span.start)
                else { return false }
                offset += length
            }
        }
        return !span.isEmpty
    }

    @inline(__always)
    static func isASCIINameCharacter(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A: true
        case 0x30...0x39, 0x2D, 0x2E: !isFirst
        default: false
        }
    }

    private static func isNameCharacter(_ scalar: UInt32, isFirst: Bool) -> Bool {
        switch scalar {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        case 0xB7, 0x300...0x36F, 0x203F...0x2040: !isFirst
        default: false
        }
    }

    private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ length: Int) -> UInt32 {
        var scalar = UInt32(text[offset]) & (0x7F >> UInt32(length))
        for next in 1..<length { scalar = scalar << 6 | UInt32(text[offset + next] & 0x3F) }
        return scalar
    }
}
