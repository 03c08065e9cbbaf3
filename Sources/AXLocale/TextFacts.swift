internal import CICU

/// Facts about text that hold for a script or a character.
public enum TextFacts {
    /// Whether the locale's script has upper and lower case; false where the script is not known.
    public static func isCased(_ tag: LanguageTag) -> Bool {
        axicu_script_is_cased(tag.likelyScript)
    }

    /// Whether words are separated by spaces: not in Chinese, Japanese, Thai, Lao, Khmer and Burmese.
    public static func spacesWords(_ tag: LanguageTag) -> Bool {
        !axicu_script_breaks_between_letters(tag.likelyScript)
    }

    /// Whether a character ends a sentence (the Unicode property `Sentence_Terminal`): `.`, `?`, `。`, `।` …
    public static func isSentenceTerminator(_ scalar: Unicode.Scalar) -> Bool {
        // Unicode counts the Khmer signs since version 16, and ICU of many systems is older.
        axicu_is_sentence_terminal(scalar.value) || scalar == "\u{17D4}" || scalar == "\u{17D5}"
    }

    /// A letter with its marks in Normalization Form C (UAX #15): one character where Unicode has one.
    /// - Parameter cluster: a grapheme cluster; nil is returned for one of hundreds of marks.
    public static func composed(_ cluster: Character) -> String? {
        try? ICUText.read { out, capacity, error in
            axicu_composed(String(cluster), out, capacity, &error)
        }
    }
}
