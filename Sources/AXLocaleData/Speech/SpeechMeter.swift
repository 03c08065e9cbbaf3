/// Estimates how long a text takes to speak at a voice's default rate.
///
/// It counts what the locale counts its time in, syllables or morae, script by script, and divides by the rate of the
/// locale (F. Pellegrino, C. Coupé, E. Marsico: A cross-language perspective on speech information rate, Language 87,
/// 2011; other languages by their nearest relative). So Chinese and German are measured alike, where characters are not
/// alike. Pauses are not counted. The time grows with the text alone.
public struct SpeechMeter: Sendable {
    public let rate: SpeechRate
    private let words: WordSyllables

    public init(_ style: LocaleStyle) {
        rate = style.speech
        words = WordSyllables(style.syllables)
    }

    /// Seconds at a voice's default rate.
    public func seconds(of text: String) -> Double {
        units(in: text) / rate.unitsPerSecond
    }

    /// Syllables or morae, as the locale counts. A format specifier is not known here: take it out before.
    public func units(in text: String) -> Double {
        var count = SpokenCount(words: words, countsMorae: rate.unit == .mora)
        for scalar in text.unicodeScalars { count.add(scalar) }
        count.endWord()
        return count.units
    }

    /// What a number of syllables is in the unit of the locale.
    public func units(ofSyllables syllables: Double) -> Double {
        rate.unit == .mora ? syllables * SpokenWeight.moraePerSyllable : syllables
    }
}
