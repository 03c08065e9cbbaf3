internal import CICU

/// A Unicode script: Latin, Cyrillic, Han …
package struct Script: Hashable, Sendable {
    private let number: Int32

    /// The script of a letter; nil for characters that scripts share, such as digits and punctuation.
    package init?(of scalar: Unicode.Scalar) {
        self.init(number: axicu_script_of_scalar(scalar.value))
    }

    private init?(code: String) {
        self.init(number: axicu_script_of_code(code))
    }

    private init?(number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    package var name: String { String(cString: axicu_script_name(number)).replacing("_", with: " ") }

    /// Whether spaces separate words: false for Han, kana, Thai and other scripts in which lines may break between any
    /// two letters.
    package var spacesWords: Bool { !axicu_script_number_breaks_between_letters(number) }

    package static let latin = Script(code: "Latn")
    package static let hiragana = Script(code: "Hira")
    package static let katakana = Script(code: "Kana")

    /// The scripts of text in a locale; empty if they aren't known.
    package static func all(of tag: LanguageTag) -> Set<Script> {
        let codes = parts[tag.likelyScript] ?? [tag.likelyScript]
        return Set(codes.compactMap(Script.init(code:)))
    }

    /// The scripts that an ISO 15924 code consists of, if it is a code for several scripts or for a variant of a
    /// script.
    private static let parts = [
        "Jpan": ["Hani", "Hira", "Kana"], "Kore": ["Hang", "Hani"], "Hans": ["Hani"], "Hant": ["Hani", "Bopo"],
        "Zzzz": [],
    ]
}
