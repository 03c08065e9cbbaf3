import AXLocale
import AXSource

/// Makes strings from files safe to print. Control characters, which a terminal would execute, become visible.
///
/// Otherwise escape sequences, line breaks and direction marks in a file could forge lines of a report.
enum VisibleText {
    /// The string on one line, with each control character written as its code point: `<U+001B>`.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) { result += codePoint(scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    fileprivate static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "<U+\(scalar.digits(radix: 16, atLeast: 4).uppercased())>"
    }

    /// Whether a character is replaced with its code point: a control character, a line or paragraph separator, a
    /// direction mark or an invisible format character. The zero-width joiner and non-joiner aren't replaced, because
    /// Persian, Indic scripts and emoji need them.
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

/// Shows the differences between strings that look the same.
enum RevealedText {
    /// The string on one line, with ␠ in place of each leading and trailing space. Characters that readers wouldn't
    /// notice appear as code points:
    /// - combining accents that could be composed with their letters
    /// - letters whose script differs from the script of their word
    /// - invisible characters
    static func line(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let edges = edges(of: scalars)
        let scripts = scriptsOfWords(in: scalars)
        return scalars.indices.map { index in
            if edges.contains(index) { return "␠" }
            let isForeign = scripts[index].map { $0 != Script(scalars[index]) } ?? false
            let isApart = index > 0 && isAccent(scalars[index], on: scalars[index - 1])
            return isForeign || isApart
                ? VisibleText.codePoint(scalars[index]) : VisibleText.line(String(scalars[index]))
        }
        .joined()
    }

    /// For each Latin, Greek or Cyrillic letter, the most frequent of these scripts in its word; nil for other
    /// characters.
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

    /// Whether a character is a combining accent that could be composed with the letter before it.
    private static func isAccent(_ scalar: Unicode.Scalar, on letter: Unicode.Scalar) -> Bool {
        guard scalar.properties.canonicalCombiningClass != .notReordered else { return false }
        let both = Character(String(String.UnicodeScalarView([letter, scalar])))
        return TextProperties.composed(both)?.unicodeScalars.count == 1
    }

    /// The indices of leading and trailing spaces.
    private static func edges(of scalars: [Unicode.Scalar]) -> Set<Int> {
        let first = scalars.firstIndex { $0 != " " } ?? scalars.count
        let last = scalars.lastIndex { $0 != " " } ?? -1
        return Set(scalars.indices.filter { $0 < first || $0 > last })
    }

    /// Scripts whose letters can look the same.
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
