/// How fast a locale is spoken at a voice's default rate.
public struct SpeechRate: Hashable, Sendable {
    /// What the language counts its time in.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case syllable
        /// A short syllable is one, a long one two; the beat of Japanese, which each kana writes.
        case mora
    }

    public var unit: Unit
    /// Units in a second, as speech studies measure running speech.
    public var unitsPerSecond: Double
    /// Grapheme clusters in a second of synthetic speech, for comparing texts of one locale with each other.
    public var charactersPerSecond: Double
}
