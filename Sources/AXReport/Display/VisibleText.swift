import AXLocale
import AXSource

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

/// Text whose look hides what it is about: what two values that look alike differ in is shown by its code point.
enum RevealedText {
    /// The text on one line. Shown by their code points are accents that have a letter of their own, letters in a word of another
    /// script, shapes for print, and everything invisible; spaces at the edges are shown as ␠.
    static func line(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let edges = edges(of: scalars)
        let scripts = scriptsOfWords(in: scalars)
        return scalars.indices.map { index in
            if edges.contains(index) { return "␠" }
            let isForeign = scripts[index].map { $0 != Script(scalars[index]) } ?? false
            let isApart = index > 0 && isAccent(scalars[index], on: scalars[index - 1])
            return isForeign || isApart ? codePoint(scalars[index]) : VisibleText.line(String(scalars[index]))
        }
        .joined()
    }

    /// For each letter, the script that most letters of its word have; nil for anything else.
    private static func scriptsOfWords(in scalars: [Unicode.Scalar]) -> [Script?] {
        var scripts: [Script?] = []
        for word in scalars.split(omittingEmptySubsequences: false, whereSeparator: { !$0.properties.isAlphabetic }) {
            let own = word.map(Script.init)
            let counts = Dictionary(grouping: own.compactMap { $0 }, by: \.self).mapValues(\.count)
            let most = counts.max { $0.value < $1.value }?.key
            scripts += own.map { $0 == nil ? nil : most } + [nil]
        }
        return scripts
    }

    /// Whether an accent is stored apart from a letter that Unicode also has with it.
    private static func isAccent(_ scalar: Unicode.Scalar, on letter: Unicode.Scalar) -> Bool {
        guard scalar.properties.canonicalCombiningClass != .notReordered else { return false }
        let both = Character(String(String.UnicodeScalarView([letter, scalar])))
        return TextFacts.composed(both)?.unicodeScalars.count == 1
    }

    /// The spaces at the beginning and at the end.
    private static func edges(of scalars: [Unicode.Scalar]) -> Set<Int> {
        let first = scalars.firstIndex { $0 != " " } ?? scalars.count
        let last = scalars.lastIndex { $0 != " " } ?? -1
        return Set(scalars.indices.filter { $0 < first || $0 > last })
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "<U+\(scalar.digits(radix: 16, atLeast: 4).uppercased())>"
    }

    /// Scripts whose letters look alike.
    private enum Script: Hashable {
        case latin, greek, cyrillic

        init?(_ scalar: Unicode.Scalar) {
            guard scalar.properties.isAlphabetic else { return nil }
            switch scalar.value {
            case 0x41...0x7A, 0xC0...0x24F: self = .latin
            case 0x370...0x3FF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            default: return nil
            }
        }
    }
}
