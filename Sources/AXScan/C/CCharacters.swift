import AXSource

/// Classes of the bytes of C source.
enum CCharacters {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte.isASCIISpace || byte == 0
    }

    /// Letters, the underscore, and the dollar sign, which Clang and GCC allow.
    static func isNameStart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte.isASCIIDigit
    }
}
