import AXSource

/// Text that CoreFoundation refuses to decode, and with it the whole property list.
enum RefusedText {
    /// The byte 0xA9, which is © in ISO 8859-1 and in Mac Roman. It's the only stray byte that CoreFoundation's decoder
    /// accepts in UTF-8, as U+FFFD (swift-corelibs-foundation, tried with every byte): old files have it in the
    /// copyright line of their header.
    static let toleratedByte: UInt8 = 0xA9

    static let toleratedExplanation =
        "Apple's runtime reads this byte as U+FFFD, but other tools might reject the file."

    /// Where the first piece of a file's text begins that refuses the file; nil when all of it is decoded.
    static func firstOffset(in file: SourceFile) -> Int? {
        var offset = file.firstInvalidOffset
        guard file.encoding == .utf8 else { return offset }
        while let bad = offset, file.text[bad] == toleratedByte {
            offset = UTF8Check.firstInvalidOffset(in: file.text, from: bad + 1)
        }
        return offset
    }

    /// Where the first byte stands that passes and is shown as U+FFFD.
    static func firstToleratedOffset(in file: SourceFile) -> Int? {
        guard file.encoding == .utf8, let offset = UTF8Check.firstInvalidOffset(in: file.text),
            file.text[offset] == toleratedByte
        else { return nil }
        return offset
    }
}
