import AXModel

/// A percent sign that is meant for people but not escaped as `%%`.
///
/// A space is a flag to Foundation, so “50 % de” holds the conversion `% d`, which takes an argument that nobody
/// passes. Before anything that begins no conversion, the sign disappears from the text.
struct StrayPercent: Hashable, Sendable {
    /// UTF-8 offset of the percent sign.
    let offset: Int
    /// The conversion that Foundation reads there; nil when it drops the sign.
    let conversion: FormatSpecifier?

    /// Whether a specifier is more likely prose: a digit stands before the sign, or a letter goes on after the
    /// conversion, and a space or both of them make it unlikely as code.
    static func isProse(_ specifier: FormatSpecifier, in bytes: [UInt8]) -> Bool {
        guard !specifier.isLiteralPercent, specifier.position == nil, specifier.variable == nil, specifier.name == nil
        else { return false }
        let afterDigit = isAfterDigit(specifier.range.lowerBound, in: bytes)
        let beforeLetter = isLetter(at: specifier.range.upperBound, in: bytes)
        return specifier.flags.contains(" ") ? afterDigit || beforeLetter : afterDigit && beforeLetter
    }

    /// All of a text, in order.
    /// - Parameters:
    ///   - specifiers: every specifier that Foundation finds in the text.
    ///   - prose: those of them that are prose.
    static func all(in bytes: [UInt8], specifiers: [FormatSpecifier], prose: [FormatSpecifier]) -> [StrayPercent] {
        var strays = prose.map { StrayPercent(offset: $0.range.lowerBound, conversion: $0) }
        var rest = specifiers[...]
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            if let specifier = rest.first, specifier.range.lowerBound == percent {
                rest.removeFirst()
                offset = specifier.range.upperBound
            } else {
                strays.append(StrayPercent(offset: percent, conversion: nil))
                offset = percent + 1
            }
        }
        return strays.sorted { $0.offset < $1.offset }
    }

    /// Whether a digit stands before the sign, with at most one space between: U+0020, U+00A0 or U+202F.
    private static func isAfterDigit(_ percent: Int, in bytes: [UInt8]) -> Bool {
        func byte(_ distance: Int) -> UInt8? { percent >= distance ? bytes[percent - distance] : nil }
        switch (byte(3), byte(2), byte(1)) {
        case (_, _, 0x20): return isDigit(byte(2))
        case (_, 0xC2, 0xA0): return isDigit(byte(3))
        case (0xE2, 0x80, 0xAF): return isDigit(byte(4))
        default: return isDigit(byte(1))
        }
    }

    private static func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { (0x30...0x39).contains($0) } ?? false
    }

    /// Whether an ASCII letter, or any scalar beyond ASCII that is not a space, stands at `offset`.
    private static func isLetter(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset < bytes.count else { return false }
        if bytes[offset] >= 0x80 { return bytes[offset] >= 0xC3 && bytes[offset] < 0xE2 }
        return (0x61...0x7A).contains(bytes[offset] | 0x20) || bytes[offset] == UInt8(ascii: "'")
    }
}
