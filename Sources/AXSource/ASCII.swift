extension UInt8 {
    @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// Whether the byte may be part of an identifier of Swift or Objective-C. Of bytes beyond ASCII, all may.
    @inlinable package var isIdentifierByte: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") || self >= 0x80 }
    /// A space, a tab, or a control character that moves to another line.
    package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
    /// Whether the text holds an ASCII character. Texts are searched by the hundred thousand, so this goes by their bytes.
    package func holds(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }
}

extension StringProtocol {
    /// Whether a name is spelled as the names of types are.
    package var beginsWithCapital: Bool {
        guard let byte = utf8.first else { return false }
        // Asking Unicode takes long, and is done for every name of a file.
        return byte < 0x80 ? byte.isASCIILetter && byte & 0x20 == 0 : first?.isUppercase == true
    }
}
