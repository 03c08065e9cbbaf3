/// Makes text of unknown origin safe to print: what a terminal would obey instead of showing becomes visible.
///
/// Escape sequences, line breaks and direction marks in a file could otherwise forge a report's lines.
enum VisibleText {
    /// The text on one line, with each control character written as its code point: `<U+001B>`.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) { result += spelled(scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }

    /// Controls, line and paragraph separators, direction marks, and format characters that leave no trace. The joiners
    /// stay: Persian, Indic scripts and emoji are written with them.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFEFF,
            0xFFF9...0xFFFB:
            true
        default: false
        }
    }
}
