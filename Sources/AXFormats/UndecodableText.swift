import AXSource

/// Finds text that CoreFoundation can't decode, which makes it reject the whole property list.
enum UndecodableText {
    /// The byte 0xA9, which is © in ISO 8859-1 and in Mac Roman. It's the only byte that CoreFoundation accepts
    /// although it is invalid in UTF-8; it becomes U+FFFD (tested with every byte in swift-corelibs-foundation). Old
    /// files contain it in the copyright line of their header.
    static let toleratedByte: UInt8 = 0xA9

    static let toleratedExplanation =
        "Apple's runtime reads this byte as U+FFFD, but other tools might reject the file."

    /// The offset of the first byte that makes CoreFoundation reject the file; nil if it can decode the file.
    static func firstOffset(in file: SourceFile) -> Int? {
        var offset = file.firstInvalidOffset
        guard file.encoding == .utf8 else { return offset }
        while let bad = offset, file.text[bad] == toleratedByte {
            offset = UTF8Check.firstInvalidOffset(in: file.text, from: bad + 1)
        }
        return offset
    }

    /// The offset of the first invalid byte, if it is one that CoreFoundation accepts.
    static func firstToleratedOffset(in file: SourceFile) -> Int? {
        guard file.encoding == .utf8, let offset = UTF8Check.firstInvalidOffset(in: file.text),
            file.text[offset] == toleratedByte
        else { return nil }
        return offset
    }
}
