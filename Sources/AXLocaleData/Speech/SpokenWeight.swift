/// What is no word and takes time all the same, in syllables. The figures are averages for running speech, rounded:
/// a listener waits, and nobody counts.
public enum SpokenWeight {
    /// A digit: “42” is three syllables in English, four in Italian, two or three in Chinese; “2026” about six.
    public static let digit = 1.5
    /// A sign that a voice names: `%` is two syllables in most languages.
    public static let sign = 2.0
    /// An emoji, of which a voice reads the short name, of two words on average (CLDR, annotations).
    public static let emoji = 4.0
    /// A number that is filled in later: most counts have one or two digits.
    public static let number = 2.0
    /// A text that is filled in later: a first name, a short title.
    public static let text = 3.0
    /// Morae for each syllable of what is not Japanese by itself: loan words gain a vowel for each lone consonant.
    static let moraePerSyllable = 1.5
    /// Morae of a kanji: readings of one and of two morae are about as frequent, and native ones have two or three.
    static let moraePerIdeograph = 1.9
    /// Syllables of a letter of Arabic or Hebrew script, which leave out short vowels: seven letters in ten begin a
    /// syllable in print with all vowels, and words begin with an article or preposition that has none of its own.
    static let abjadLetter = 0.5
    /// Syllables of a letter of a script of which nothing else is known.
    static let unknownLetter = 0.6
}
