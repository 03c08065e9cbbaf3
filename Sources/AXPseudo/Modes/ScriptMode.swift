package import AXLocale

/// `script`: transliterates Latin letters into the script of the pseudo-locale, so that a voice for its language can
/// speak them.
///
/// Only words of Latin letters are transliterated, one at a time, since the transforms of some scripts also change
/// digits and symbols, including specifiers.
package struct ScriptMode: PseudoMode {
    package let id = "script"
    package let summary =
        "transliterate Latin letters into the pseudo-locale's script so that a voice for its language can read them"
    package let changes = PseudoAspect.letters
    private let transliterator: Transliterator?

    /// - Parameter transliterator: transliterates words; nil leaves strings unchanged.
    package init(_ transliterator: Transliterator? = nil) {
        self.transliterator = transliterator
    }

    package func write(_ words: String) -> String {
        guard let transliterator else { return words }
        var result = ""
        var word = String.UnicodeScalarView()
        for scalar in words.unicodeScalars {
            if Self.isLatin(scalar) || (!word.isEmpty && Self.isMark(scalar)) {
                word.append(scalar)
                continue
            }
            result += Self.written(word, transliterator)
            word.removeAll()
            result.unicodeScalars.append(scalar)
        }
        return result + Self.written(word, transliterator)
    }

    private static func written(_ word: String.UnicodeScalarView, _ transliterator: Transliterator) -> String {
        word.isEmpty ? "" : transliterator.write(String(word))
    }

    /// Whether a character is a basic Latin letter, or a letter in U+00C0–024F or U+1E00–1EFF.
    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0xC0...0x24F, 0x1E00...0x1EFF: scalar != "×" && scalar != "÷"
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && scalar.value <= 0x36F
    }
}
