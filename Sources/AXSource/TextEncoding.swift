/// The encodings that Apple's parsers can read.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"

    /// The number of bytes in a code unit.
    public var unitSize: Int {
        switch self {
        case .utf8: 1
        case .utf16LittleEndian, .utf16BigEndian: 2
        case .utf32LittleEndian, .utf32BigEndian: 4
        }
    }

    var isBigEndian: Bool {
        self == .utf16BigEndian || self == .utf32BigEndian
    }

    /// U+FEFF in this encoding.
    public var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
        case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
        }
    }

    /// The encodings with a byte order mark, in CoreFoundation's order: UTF-32 before UTF-16, since the mark of
    /// UTF-16LE is the beginning of the mark of UTF-32LE.
    private static let marked: [TextEncoding] = [
        .utf32BigEndian, .utf32LittleEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
    ]

    /// The encoding that CoreFoundation would use for `raw`: that of the byte order mark; without a mark, UTF-16 if one
    /// of the first two bytes is NUL, otherwise UTF-8.
    static func sniff(_ raw: [UInt8]) -> (encoding: TextEncoding, hasMark: Bool) {
        for encoding in marked where raw.starts(with: encoding.byteOrderMark) {
            return (encoding, true)
        }
        if raw.count > 1, raw[0] == 0 || raw[1] == 0 {
            return (raw[0] == 0 ? .utf16BigEndian : .utf16LittleEndian, false)
        }
        return (.utf8, false)
    }

    /// The text as WTF-8. An incomplete code unit at the end is dropped.
    func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        switch self {
        case .utf8: return Array(raw)
        case .utf16LittleEndian, .utf16BigEndian: return decodeUTF16(raw)
        case .utf32LittleEndian, .utf32BigEndian: return decodeUTF32(raw)
        }
    }

    private func decodeUTF16(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count)
        let low = isBigEndian ? 1 : 0
        var index = raw.startIndex
        while index + 1 < raw.endIndex {
            let unit = UInt16(raw[index + low]) | UInt16(raw[index + 1 - low]) << 8
            WTF8.append(unit: unit, to: &text)
            index += 2
        }
        return text
    }

    private func decodeUTF32(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count / 2)
        var index = raw.startIndex
        while index + 3 < raw.endIndex {
            let unit = unit32(raw, at: index)
            WTF8.append(unit <= 0x10FFFF ? unit : 0xFFFD, to: &text)
            index += 4
        }
        return text
    }

    func unit32(_ raw: ArraySlice<UInt8>, at index: Int) -> UInt32 {
        (0..<4).reduce(0) { unit, offset in
            unit | UInt32(raw[index + offset]) << (8 * UInt32(isBigEndian ? 3 - offset : offset))
        }
    }

    /// Appends WTF-8 text to `raw` in this encoding.
    func encode(_ text: some Collection<UInt8>, into raw: inout [UInt8]) {
        guard self != .utf8 else { return raw.append(contentsOf: text) }
        var scalar: UInt32 = 0
        var left = 0
        for byte in text {
            if left == 0 {
                left = WTF8.sequenceLength(lead: byte) - 1
                scalar = UInt32(byte) & [0x7F, 0x1F, 0x0F, 0x07][left]
            } else {
                scalar = scalar << 6 | UInt32(byte & 0x3F)
                left -= 1
            }
            if left == 0 { append(scalar, to: &raw) }
        }
    }

    private func append(_ scalar: UInt32, to raw: inout [UInt8]) {
        if unitSize == 4 {
            append(unit: scalar, size: 4, to: &raw)
        } else if scalar < 0x10000 {
            append(unit: scalar, size: 2, to: &raw)
        } else {
            append(unit: 0xD800 + ((scalar - 0x10000) >> 10), size: 2, to: &raw)
            append(unit: 0xDC00 + ((scalar - 0x10000) & 0x3FF), size: 2, to: &raw)
        }
    }

    private func append(unit: UInt32, size: Int, to raw: inout [UInt8]) {
        for offset in 0..<size {
            raw.append(UInt8(truncatingIfNeeded: unit >> (8 * UInt32(isBigEndian ? size - 1 - offset : offset))))
        }
    }
}
