internal import CICU

/// The letters of a language's alphabet: CLDR's exemplar characters, in lowercase.
package struct LanguageLetters: Hashable, Sendable {
    /// Letters in native words.
    package let own: Set<Unicode.Scalar>
    /// Letters that only appear in foreign words: “ñ” in German.
    package let foreign: Set<Unicode.Scalar>

    /// Both sets are empty if CLDR has no data for the language.
    package init(_ tag: LanguageTag) {
        own = Self.letters(tag, isForeign: false)
        foreign = Self.letters(tag, isForeign: true)
    }

    private static func letters(_ tag: LanguageTag, isForeign: Bool) -> Set<Unicode.Scalar> {
        let core = tag.core
        let text = try? ICUText.read(capacity: 512) { axicu_letters(core, isForeign, $0, $1, &$2) }
        return Set((text ?? "").unicodeScalars.filter(\.properties.isAlphabetic))
    }
}
