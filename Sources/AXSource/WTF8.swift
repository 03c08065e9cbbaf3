/// Generalized UTF-8 (WTF-8): UTF-8 in which a lone surrogate may appear as three bytes, so that it can represent any
/// UTF-16 string.
package enum WTF8 {
    /// Appends a code point, which may be a surrogate.
    @inline(__always)
    package static func append(_ codePoint: UInt32, to bytes: inout [UInt8]) {
        switch codePoint {
        case ..<0x80:
            bytes.append(UInt8(codePoint))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | codePoint >> 6))
            bytes.append(continuation(codePoint))
        case ..<0x10000:
            bytes.append(UInt8(0xE0 | codePoint >> 12))
            bytes.append(continuation(codePoint >> 6))
            bytes.append(continuation(codePoint))
        default:
            bytes.append(UInt8(0xF0 | codePoint >> 18 & 0x07))
            bytes.append(continuation(codePoint >> 12))
            bytes.append(continuation(codePoint >> 6))
            bytes.append(continuation(codePoint))
        }
    }

    /// Appends a UTF-16 unit. A low surrogate after a high one at the end of `bytes` forms one code point with it.
    package static func append(unit: UInt16, to bytes: inout [UInt8]) {
        if UTF16.isTrailSurrogate(unit), let lead = trailingLeadSurrogate(of: bytes) {
            bytes.removeLast(3)
            append(0x10000 + ((UInt32(lead) - 0xD800) << 10) + (UInt32(unit) - 0xDC00), to: &bytes)
        } else {
            append(UInt32(unit), to: &bytes)
        }
    }

    /// The text, for display. A lone surrogate, and any sequence of bytes that isn't WTF-8, appears as U+FFFD.
    package static func string(_ bytes: some Collection<UInt8>) -> String {
        bytes.withContiguousStorageIfAvailable(string) ?? string(Array(bytes))
    }

    /// The text in a buffer, for display. A lone surrogate, and any sequence of bytes that isn't WTF-8, appears as
    /// U+FFFD.
    package static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        mayHoldSurrogate(bytes) ? string(surrogatesIn: Array(bytes)) : String(decoding: bytes, as: UTF8.self)
    }

    /// Whether one of the bytes is 0xED, the only one that begins a surrogate. Most text doesn't contain it.
    private static func mayHoldSurrogate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return ByteSearch.find(0xED, in: base, from: 0, to: bytes.count) < bytes.count
    }

    private static func string(surrogatesIn bytes: [UInt8]) -> String {
        var text = ""
        var start = 0
        for offset in bytes.indices where isSurrogate(bytes, at: offset) {
            text += String(decoding: bytes[start..<offset], as: UTF8.self) + "\u{FFFD}"
            start = offset + 3
        }
        return text + String(decoding: bytes[start...], as: UTF8.self)
    }

    private static func isSurrogate(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes[offset] == 0xED && offset + 2 < bytes.count && bytes[offset + 1] >= 0xA0 && bytes[offset + 1] <= 0xBF
            && bytes[offset + 2] & 0xC0 == 0x80
    }

    /// The number of UTF-16 units in a run of WTF-8. Each byte that begins a sequence of four bytes counts as two
    /// units, any other byte that begins a sequence as one; invalid sequences are counted in the same way.
    package static func utf16Length(of bytes: some Sequence<UInt8>) -> Int {
        var units = 0
        for byte in bytes where byte & 0xC0 != 0x80 {
            units += byte >= 0xF0 ? 2 : 1
        }
        return units
    }

    /// The number of bytes in the sequence that begins with `lead`, according to that byte alone.
    @inline(__always)
    package static func sequenceLength(lead: UInt8) -> Int {
        switch lead {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }

    /// Whether a byte continues a sequence that began before it.
    @inline(__always)
    package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    @inline(__always)
    private static func continuation(_ bits: UInt32) -> UInt8 {
        UInt8(0x80 | bits & 0x3F)
    }

    private static func trailingLeadSurrogate(of bytes: [UInt8]) -> UInt16? {
        guard bytes.count >= 3, bytes[bytes.count - 3] == 0xED else { return nil }
        let middle = bytes[bytes.count - 2]
        let last = bytes[bytes.count - 1]
        guard (0xA0...0xAF).contains(middle), last & 0xC0 == 0x80 else { return nil }
        return 0xD000 | UInt16(middle & 0x3F) << 6 | UInt16(last & 0x3F)
    }
}
