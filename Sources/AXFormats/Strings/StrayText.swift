import AXSource

/// A character that is invisible or looks like a space, but isn't white space to Apple's parser.
struct InvisibleCharacter {
    let name: String
    /// The text to insert in place of the character: a space, or an empty string.
    let replacement: String

    /// Returns nil unless `span` contains exactly one such character.
    init?(_ text: UnsafeBufferPointer<UInt8>, at span: Span) {
        guard span.end <= text.count, span.length <= 3 else { return nil }
        self.init(Array(text[span.range]))
    }

    /// Returns nil unless `bytes` are exactly one such character in UTF-8.
    init?(_ bytes: [UInt8]) {
        switch bytes {
        case [0xC2, 0xA0]: (name, replacement) = ("no-break space (U+00A0)", " ")
        case [0xE2, 0x80, 0xAF]: (name, replacement) = ("narrow no-break space (U+202F)", " ")
        case [0xE3, 0x80, 0x80]: (name, replacement) = ("ideographic space (U+3000)", " ")
        case [0xC2, 0x85]: (name, replacement) = ("next line (U+0085)", " ")
        case [0xE2, 0x80, 0x8B]: (name, replacement) = ("zero width space (U+200B)", "")
        case [0xE2, 0x80, 0x8E]: (name, replacement) = ("left-to-right mark (U+200E)", "")
        case [0xE2, 0x80, 0x8F]: (name, replacement) = ("right-to-left mark (U+200F)", "")
        case [0xEF, 0xBB, 0xBF]: (name, replacement) = ("byte order mark (U+FEFF)", "")
        default: return nil
        }
    }
}
