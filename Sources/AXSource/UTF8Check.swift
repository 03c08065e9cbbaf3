package enum UTF8Check {
    /// The offset of the first sequence that isn't valid UTF-8 (RFC 3629: no overlong forms, no surrogates); nil if all
    /// bytes are valid.
    /// - Parameter start: the offset at which to begin, which must be that of the first byte of a character.
    package static func firstInvalidOffset(in bytes: [UInt8], from start: Int = 0) -> Int? {
        bytes.withUnsafeBufferPointer { firstInvalidOffset(in: $0, from: start) }
    }

    /// The offset of the first sequence in a buffer that isn't valid UTF-8; nil if all bytes are valid.
    package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset = skipASCII(bytes, from: offset)
            } else {
                guard let length = commonLength(bytes, at: offset) ?? sequenceLength(bytes, at: offset) else {
                    return offset
                }
                offset += length
            }
        }
        return nil
    }

    private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        return ByteSearch.first(
            in: base, from: start, to: bytes.count, marks: { $0.word & EightBytes(repeating: 0x80).word },
            where: { $0 >= 0x80 })
    }

    /// The length of a two- or three-byte sequence whose second byte may be any continuation byte; nil for any other
    /// sequence. This is a fast path for nearly all non-ASCII text.
    @inline(__always)
    private static func commonLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset &+ 2 < bytes.count, bytes[offset &+ 1] & 0xC0 == 0x80 else { return nil }
        let lead = bytes[offset]
        if lead >= 0xC2, lead <= 0xDF { return 2 }
        return lead >= 0xE1 && lead <= 0xEC && bytes[offset &+ 2] & 0xC0 == 0x80 ? 3 : nil
    }

    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch bytes[offset] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for next in (offset + 2)..<(offset + max(length, 2)) where bytes[next] & 0xC0 != 0x80 { return nil }
        return length
    }
}

extension SourceFile {
    /// The offset in the text of the first invalid character: a byte that isn't UTF-8 (RFC 3629), or a UTF-32 unit that
    /// is a surrogate or above U+10FFFF (Unicode, D76 and D90). Nil if there isn't one. UTF-16 files are never invalid,
    /// since WTF-8 can hold lone surrogates.
    package var firstInvalidOffset: Int? {
        switch encoding {
        case .utf8: UTF8Check.firstInvalidOffset(in: text)
        case .utf16LittleEndian, .utf16BigEndian: nil
        case .utf32LittleEndian, .utf32BigEndian: firstInvalidUnitOffset
        }
    }

    private var firstInvalidUnitOffset: Int? {
        var index = hasByteOrderMark ? 4 : 0
        var offset = 0
        while offset < text.count, index + 3 < raw.count {
            guard Unicode.Scalar(encoding.unit32(raw[...], at: index)) != nil else { return offset }
            offset += WTF8.sequenceLength(lead: text[offset])
            index += 4
        }
        return nil
    }
}
