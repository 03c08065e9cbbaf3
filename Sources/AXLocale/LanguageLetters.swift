internal import CICU

/// The letters that a language is written with: CLDR's exemplar characters, in lower case.
public struct LanguageLetters: Hashable, Sendable {
    /// Letters of the language's own words.
    public let own: Set<Unicode.Scalar>
    /// Letters that only foreign words have: “ñ” in German.
    public let foreign: Set<Unicode.Scalar>

    /// Both sets are empty where CLDR has no data for the language.
    public init(_ tag: LanguageTag) {
        own = Self.letters(tag, isForeign: false)
        foreign = Self.letters(tag, isForeign: true)
    }

    private static func letters(_ tag: LanguageTag, isForeign: Bool) -> Set<Unicode.Scalar> {
        let core = tag.core
        let text = try? ICUText.read(capacity: 512) { axicu_letters(core, isForeign, $0, $1, &$2) }
        return Set((text ?? "").unicodeScalars.filter(\.properties.isAlphabetic))
    }
}
