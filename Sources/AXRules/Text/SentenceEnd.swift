import AXLocale
import AXLocaleData

/// The end of a string. Closing quotation marks and brackets are ignored.
struct SentenceEnd: Hashable, Sendable {
    /// The UTF-8 offsets of the punctuation mark. If there isn't one, the empty range after the last scalar that isn't
    /// white space or a closing mark.
    let range: Range<Int>
    /// The final punctuation mark; nil if there isn't one.
    let mark: Unicode.Scalar?
    /// The UTF-8 offset after the sentence, including closing quotation marks and brackets.
    let end: Int

    private static let closers: Set<Unicode.Scalar> = [
        "\"", "'", "”", "’", "»", "›", "“", "‘", ")", "]", "}", "）", "」", "』", "】", "》", "\u{200E}", "\u{200F}",
        "\u{2069}",
    ]

    init(of text: String) {
        var offset = text.utf8.count
        var end: Int?
        var found: (range: Range<Int>, mark: Unicode.Scalar?)?
        for scalar in text.unicodeScalars.reversed() {
            let start = offset - UTF8.width(scalar)
            defer { offset = start }
            if scalar.isSpace { continue }
            end = end ?? offset
            if Self.closers.contains(scalar) { continue }
            found = Self.isMark(scalar) ? (start..<offset, scalar) : (offset..<offset, nil)
            break
        }
        self.end = end ?? 0
        range = found?.range ?? self.end..<self.end
        mark = found?.mark
    }

    /// Whether the string ends like a statement in the locale.
    func endsSentence(in style: LocaleStyle) -> Bool {
        guard let mark else { return false }
        return style.acceptedTerminators.contains(String(mark)) || "!?…".unicodeScalars.contains(mark)
            || (TextProperties.isSentenceTerminator(mark) && !isWesternPeriodOutOfPlace(in: style))
    }

    /// Whether the string ends with `.` although the locale uses another mark, such as 。
    func isWesternPeriodOutOfPlace(in style: LocaleStyle) -> Bool {
        guard mark == ".", let preferred = style.terminators.first else { return false }
        return preferred != "." && !style.acceptedTerminators.contains(".")
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        // Most strings end with an ASCII letter or digit.
        if scalar.isASCII, (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20) {
            return false
        }
        return switch scalar.properties.generalCategory {
        case .otherPunctuation, .dashPunctuation: scalar != "%" && scalar != "٪" && scalar != "％"
        default: false
        }
    }
}
