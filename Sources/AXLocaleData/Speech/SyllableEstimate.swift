/// The durations of things that aren't words, in syllables: averages for running speech, rounded.
package enum SyllableEstimate {
    /// A digit: “42” is three syllables in English and Chinese and five in Italian; “2026” is about six.
    package static let digit = 1.5
    /// A symbol whose name is spoken: `%` is two syllables in most languages.
    package static let sign = 2.0
    /// An emoji: voices speak its short name, which has two words on average (CLDR, annotations).
    package static let emoji = 4.0
    /// The number that replaces a placeholder: most counts have one or two digits.
    package static let number = 2.0
    /// The string that replaces a placeholder: a first name, a short title.
    package static let text = 3.0
    /// Morae per syllable of foreign words in Japanese: loan words gain a vowel for each consonant without one.
    static let moraePerSyllable = 1.5
    /// Morae per kanji: readings of one and of two morae are about equally frequent, and native ones have two or three.
    static let moraePerIdeograph = 1.9
    /// Syllables per letter in Arabic and Hebrew script, which omit short vowels: in vocalized print, seven letters in
    /// ten begin a syllable, and words begin with an article or preposition that has no written vowel.
    static let abjadLetter = 0.5
    /// Syllables per letter in a script without data.
    static let unknownLetter = 0.6
}
