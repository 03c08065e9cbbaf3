extension SourceFile {
    /// Where the first piece of the text begins that is none in the file's encoding: a byte that is not UTF-8 (RFC 3629), or a
    /// UTF-32 unit that is a surrogate or above U+10FFFF (Unicode, D76 and D90). Every UTF-16 file has text, as WTF-8 holds
    /// lone surrogates.
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
