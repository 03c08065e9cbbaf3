internal import CICU

package enum TextProperties {
    /// Whether the locale's script has uppercase and lowercase; false if the script isn't known.
    package static func isCased(_ tag: LanguageTag) -> Bool {
        axicu_script_is_cased(tag.likelyScript)
    }

    /// Whether spaces separate words: false for Chinese, Japanese, Thai and other languages in which lines may break
    /// between any two letters.
    package static func spacesWords(_ tag: LanguageTag) -> Bool {
        !axicu_script_breaks_between_letters(tag.likelyScript)
    }

    /// Whether a character ends a sentence (Unicode's property `Sentence_Terminal`): `.`, `?`, `。`, `।` …
    package static func isSentenceTerminator(_ scalar: Unicode.Scalar) -> Bool {
        // The Khmer characters are included since Unicode 16, but many systems have an older ICU.
        axicu_is_sentence_terminal(scalar.value) || scalar == "\u{17D4}" || scalar == "\u{17D5}"
    }

    /// A letter and its combining marks in Normalization Form C (UAX #15): a single code point if Unicode has one. Nil
    /// if the cluster has hundreds of marks.
    /// - Parameter cluster: a grapheme cluster.
    package static func composed(_ cluster: Character) -> String? {
        try? ICUText.read { out, capacity, error in
            axicu_composed(String(cluster), out, capacity, &error)
        }
    }
}
