/// Estimates the duration of a spoken string at a voice's default rate.
///
/// The meter counts syllables or morae, depending on the locale, with different rules for each script, and divides the
/// result by the locale's rate. The rates are from F. Pellegrino, C. Coupé, E. Marsico: A cross-language perspective on
/// speech information rate, Language 87, 2011; a language that isn't in the study has the rate of its nearest relative.
/// Unlike numbers of characters, durations can be compared across languages such as Chinese and German. Pauses aren't
/// included, so the duration depends only on the words.
package struct SpeechMeter: Sendable {
    package let rate: SpeechRate
    private let words: WordSyllables

    package init(_ style: LocaleStyle) {
        rate = style.speech
        words = WordSyllables(style.syllables)
    }

    package func seconds(of text: String) -> Double {
        units(in: text) / rate.unitsPerSecond
    }

    /// The number of syllables or morae, depending on the locale. Remove format specifiers first.
    package func units(in text: String) -> Double {
        var count = SpokenCount(words: words, countsMorae: rate.unit == .mora)
        for scalar in text.unicodeScalars { count.add(scalar) }
        count.endWord()
        return count.units
    }

    /// Converts a number of syllables to the locale's unit.
    package func units(ofSyllables syllables: Double) -> Double {
        rate.unit == .mora ? syllables * SyllableEstimate.moraePerSyllable : syllables
    }
}
