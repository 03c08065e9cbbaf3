import AXModel
import AXSource

/// Text as a formatter interprets it: its arguments, and the percent signs that are meant literally.
struct FormatText: Sendable {
    private(set) var arguments: FormatArguments
    /// Unescaped percent signs in prose, in order.
    let strays: [StrayPercent]
    /// Whether the text is recognizably a format string: it has a specifier or an escaped percent sign.
    let isFormat: Bool
    let hasPercent: Bool
    /// Whether the text shows a percent sign to users, escaped or not.
    let meansPercent: Bool
    /// Every specifier that Foundation finds, including those in prose.
    let specifiers: [FormatSpecifier]

    /// - Parameter variable: the variable that the text is a form of; nil for any other text.
    init(_ text: String, in variable: FormatVariable? = nil) {
        hasPercent = text.hasPercent
        guard hasPercent else {
            (arguments, strays, isFormat, meansPercent, specifiers) = (.none, [], false, false, [])
            return
        }
        let bytes = Array(text.utf8)
        let all = Message.placeholders(in: text)
        let prose = all.filter { StrayPercent.isProse($0, in: bytes) }
        let real = prose.isEmpty ? all : all.filter { !StrayPercent.isProse($0, in: bytes) }
        specifiers = all
        arguments = FormatArguments(real, in: variable)
        strays = StrayPercent.all(in: bytes, specifiers: all, prose: prose)
        isFormat = !real.isEmpty
        meansPercent = !strays.isEmpty || real.contains(where: \.isLiteralPercent)
    }

    /// The same text, with names numbered as in the source.
    func counted(after source: FormatText, in variable: FormatVariable?) -> FormatText {
        var text = self
        text.arguments = arguments.counted(after: source.arguments.names, in: variable)
        return text
    }
}

/// A percent sign that is meant literally but isn't escaped as `%%`.
///
/// A space is a valid flag, so Foundation reads “50 % de” as containing the specifier `% d`, whose argument the code
/// doesn't pass. A percent sign that doesn't begin a specifier disappears.
struct StrayPercent: Hashable, Sendable {
    /// The UTF-8 offset of the percent sign.
    let offset: Int
    /// The specifier that Foundation reads at the percent sign; nil if it drops the percent sign.
    let conversion: FormatSpecifier?

    /// Whether a specifier is probably prose, because a digit precedes the percent sign or a letter directly follows
    /// the specifier. One of these conditions is sufficient if the specifier contains a space; otherwise, both are
    /// necessary. Always false for `%%` and for a specifier with a position, a variable or a name.
    static func isProse(_ specifier: FormatSpecifier, in bytes: [UInt8]) -> Bool {
        guard !specifier.isLiteralPercent, specifier.position == nil, specifier.variable == nil, specifier.name == nil
        else { return false }
        let afterDigit = isAfterDigit(specifier.range.lowerBound, in: bytes)
        let beforeLetter = isLetter(at: specifier.range.upperBound, in: bytes)
        return specifier.flags.contains(" ") ? afterDigit || beforeLetter : afterDigit && beforeLetter
    }

    /// All stray percent signs, in order.
    /// - Parameters:
    ///   - specifiers: every specifier that Foundation finds in the text.
    ///   - prose: the specifiers that are probably prose.
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

    /// Whether a digit precedes the percent sign, with at most one space (U+0020, U+00A0 or U+202F) in between.
    private static func isAfterDigit(_ percent: Int, in bytes: [UInt8]) -> Bool {
        func byte(_ distance: Int) -> UInt8? { percent >= distance ? bytes[percent - distance] : nil }
        switch (byte(3), byte(2), byte(1)) {
        case (_, _, 0x20): return isDigit(byte(2))
        case (_, 0xC2, 0xA0): return isDigit(byte(3))
        case (0xE2, 0x80, 0xAF): return isDigit(byte(4))
        default: return isDigit(byte(1))
        }
    }

    private static func isDigit(_ byte: UInt8?) -> Bool { byte?.isASCIIDigit ?? false }

    /// Whether an ASCII letter, an apostrophe or a non-ASCII letter is at `offset`. The bytes from 0xC3 to 0xE1 begin
    /// the letters of nearly all scripts except Chinese, Japanese and Korean.
    private static func isLetter(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset < bytes.count else { return false }
        if bytes[offset] >= 0x80 { return bytes[offset] >= 0xC3 && bytes[offset] < 0xE2 }
        return (0x61...0x7A).contains(bytes[offset] | 0x20) || bytes[offset] == UInt8(ascii: "'")
    }
}

extension String {
    /// Whether the string has a percent sign. Most strings don't, so rules about formats can skip them.
    var hasPercent: Bool {
        holds(UInt8(ascii: "%"))
    }
}

extension LocatedText {
    var hasPercent: Bool { string.hasPercent }
}
