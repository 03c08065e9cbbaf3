internal import CICU

/// Transliterates Latin words to the script of another locale, so that a voice of that locale can speak them. This
/// isn't a translation: “Settings” becomes “Сеттингс”.
package final class Transliterator: @unchecked Sendable {
    /// The ISO 15924 code of the target script.
    package let script: String
    private let handle: OpaquePointer
    /// The letter that is added before a word that begins with a vowel sign, since a vowel sign can't begin a word.
    private let carrier: String

    /// - Parameter script: an ISO 15924 code. `Jpan` means katakana, and `Kore` means Hangul.
    /// - Returns: nil if ICU has no transform to the script or lacks its data.
    package init?(script: String) {
        guard let transform = Self.transforms[script] else { return nil }
        var error: Int32 = 0
        // Marks on Latin letters are meaningless in the target script. Greek abolished breathings in 1982.
        let identifier = "Latin-ASCII; \(transform); NFD; [\\u0313\\u0314] Remove; NFC"
        guard let handle = axicu_transliterator_open(identifier, &error) else { return nil }
        self.script = script
        self.handle = handle
        carrier = Self.carriers[script] ?? ""
    }

    deinit {
        axicu_transliterator_close(handle)
    }

    /// The word in the target script, in Normalization Form C. A word of more than 100 UTF-16 units, or one that ICU
    /// can't transliterate, is unchanged.
    package func write(_ word: String) -> String {
        guard word.utf16.count <= Self.longestWord,
            let written = try? ICUText.read(
                capacity: 512,
                { out, capacity, error in axicu_transliterate(handle, word, out, capacity, &error) }),
            let first = written.unicodeScalars.first
        else { return word }
        return first.properties.generalCategory == .nonspacingMark ? carrier + written : written
    }

    private static let longestWord = 100

    /// ICU's transforms that cover the basic Latin alphabet.
    private static let transforms = [
        "Arab": "Latin-Arabic", "Cyrl": "Latin-Cyrillic", "Deva": "Latin-Devanagari", "Grek": "Latin-Greek",
        "Hang": "Latin-Hangul", "Hebr": "Latin-Hebrew", "Hira": "Latin-Hiragana", "Jpan": "Latin-Katakana",
        "Kana": "Latin-Katakana", "Kore": "Latin-Hangul", "Thai": "Latin-Thai",
    ]

    /// Alef carries the vowel sign at the beginning of a word, by script.
    private static let carriers = ["Arab": "\u{627}", "Hebr": "\u{5D0}"]

    /// ICU's names of the available target scripts, sorted.
    package static var scripts: [String] {
        Set(transforms.values.map { String($0.dropFirst("Latin-".count)) }).sorted()
    }
}
