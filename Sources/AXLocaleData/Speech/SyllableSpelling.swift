/// How a language spells its syllables, where a script writes vowels and consonants as letters.
///
/// A vowel letter makes a syllable, unless it belongs to a group that is spoken as one or stands where it is silent. It
/// is an estimate for running text, not a hyphenation.
public struct SyllableSpelling: Hashable, Sendable {
    /// The letters that stand for vowels, small, of every alphabet that the language's texts may hold.
    public var vowels: String
    /// Runs of letters that are one syllable though they hold several vowels: “ei”, “tion”.
    public var joined: [String]
    /// Whether all vowels that stand together are one syllable, as in Vietnamese.
    public var joinsAllVowels: Bool
    /// Endings whose vowel is not spoken: the e of “time”.
    public var silentEndings: [String]
    /// Endings that look silent and are spoken: the e of “table”.
    public var spokenEndings: [String]
}

/// What a voice may read otherwise than a person would.
public struct SpeechHazards: Hashable, Sendable {
    /// Abbreviations with their point, of which a voice may read the letters: “approx.”.
    public var abbreviations: [String]
    /// Whether a space stands between a number and the symbol of a unit.
    public var spacesUnits: Bool
    /// Symbols of units in the language's own script: “км”. The international ones are known.
    public var unitSymbols: [String]
    /// Words of four letters and more that are written in capitals and are no shouting: “JPEG”.
    public var acronyms: [String]
}
