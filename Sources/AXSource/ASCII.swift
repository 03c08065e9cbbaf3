extension UInt8 {
    @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// Whether the byte may be part of an identifier in Swift or Objective-C. Every byte beyond ASCII may be.
    @inlinable package var isIdentifierByte: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") || self >= 0x80 }
    /// A space, or a control character from tab (0x09) to carriage return (0x0D).
    @inlinable package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    /// White space of XML, JSON and YAML: a space, a tab, a line feed or a carriage return.
    @inlinable package var isMarkupSpace: Bool { isSpaceOrTab || isLineEnd }
    @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
    @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }
    /// A control character below 0x20 other than tab, line feed and carriage return. XML can't represent it.
    @inlinable package var isForbiddenControl: Bool { self < 0x20 && self != 0x09 && !isLineEnd }
    @inlinable package var isASCIILowercase: Bool { (0x61...0x7A).contains(self) }
    /// The lowercase letter for an ASCII capital; any other byte unchanged.
    @inlinable package var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
    /// The value of a hexadecimal digit; nil for any other byte.
    @inlinable package var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }

    /// Whether the byte is one of the ASCII characters of `characters`.
    package func isOne(of characters: StaticString) -> Bool {
        characters.withUTF8Buffer { $0.contains(self) }
    }
}

extension [UInt8] {
    /// The end of the run of bytes that begins at `offset` and whose bytes satisfy `belongs`. The run has at most
    /// `limit` bytes.
    package func runEnd(from offset: Int, upTo limit: Int = .max, while belongs: (UInt8) -> Bool) -> Int {
        let end = limit < count - Swift.min(offset, count) ? offset + limit : count
        var position = Swift.min(offset, count)
        while position < end, belongs(self[position]) { position += 1 }
        return position
    }

    /// Whether the ASCII characters of `text` begin at `offset`.
    package func starts(with text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { $0.count <= count - offset && self[offset..<(offset + $0.count)].elementsEqual($0) }
    }
}

extension String {
    /// Whether the string contains the ASCII character `byte`. Searches bytes, because it runs on hundreds of thousands
    /// of strings.
    package func holds(_ byte: UInt8) -> Bool { holdsByte { $0 == byte } }

    /// Whether a UTF-8 byte of the string satisfies `isWanted`.
    @inlinable
    package func holdsByte(where isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) } ?? utf8.contains(where: isWanted)
    }
}

extension Substring {
    /// The first range of ASCII characters; nil if there isn't one. The standard library's search compares grapheme
    /// clusters, which is slow for code.
    package func firstRange(ofASCII characters: StaticString) -> Range<Index>? {
        characters.withUTF8Buffer { wanted in
            let found =
                utf8.withContiguousStorageIfAvailable { Self.offset(of: wanted, in: $0) }
                ?? Array(utf8).withUnsafeBufferPointer { Self.offset(of: wanted, in: $0) }
            return found.map { offset in
                let start = utf8.index(startIndex, offsetBy: offset)
                return start..<utf8.index(start, offsetBy: wanted.count)
            }
        }
    }

    private static func offset(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).first { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
    }
}

extension String {
    /// The first range of ASCII characters; nil if there isn't one.
    package func firstRange(ofASCII characters: StaticString) -> Range<Index>? {
        self[...].firstRange(ofASCII: characters)
    }
}

extension StringProtocol {
    /// Whether the first character is uppercase, as in the names of types.
    package var beginsWithCapital: Bool {
        guard let byte = utf8.first else { return false }
        // Looking up Unicode properties is slow, and this runs for every name in a file.
        return byte < 0x80 ? byte.isASCIILetter && byte & 0x20 == 0 : first?.isUppercase == true
    }
}

extension String {
    /// The part after the last dot: `play` of `L10n.Player.play`; the whole string if it has no dot.
    package var lastName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }

    /// The part before the first dot: `L10n` of `L10n.Player.play`; the whole string if it has no dot.
    package var firstName: String {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
    }
}
