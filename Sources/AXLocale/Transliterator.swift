internal import CICU

/// Writes words of the Latin alphabet in the script of another locale, letter by letter, so that a voice of that locale can
/// speak them. It is no translation: “Settings” becomes “Сеттингс”.
public final class Transliterator: @unchecked Sendable {
    /// The ISO 15924 code of the script that is written.
    public let script: String
    private let handle: OpaquePointer
    /// What stands before a word whose transform begins with a vowel sign, which has no letter to stand on.
    private let carrier: String

    /// - Parameter script: an ISO 15924 code; `Jpan` and `Kore` stand for the syllables that those languages use.
    /// - Returns: nil where there is no transform into the script, or ICU has none of its data.
    public init?(script: String) {
        guard let transform = Self.transforms[script] else { return nil }
        var error: Int32 = 0
        // Marks of Latin letters have no place in the other script; Greek has dropped its breathings in 1982.
        let identifier = "Latin-ASCII; \(transform); NFD; [\\u0313\\u0314] Remove; NFC"
        guard let handle = axicu_transliterator_open(identifier, &error) else { return nil }
        self.script = script
        self.handle = handle
        carrier = Self.carriers[script] ?? ""
    }

    deinit {
        axicu_transliterator_close(handle)
    }

    /// The word in the other script, in Normalization Form C; the word itself where it is too long or has no letter there.
    public func write(_ word: String) -> String {
        guard word.utf16.count <= Self.longestWord,
            let written = try? ICUText.read(
                capacity: 512,
                { out, capacity, error in axicu_transliterate(handle, word, out, capacity, &error) }),
            let first = written.unicodeScalars.first
        else { return word }
        return first.properties.generalCategory == .nonspacingMark ? carrier + written : written
    }

    private static let longestWord = 100

    /// The transforms of ICU that write each letter of the basic Latin alphabet.
    private static let transforms = [
        "Arab": "Latin-Arabic", "Cyrl": "Latin-Cyrillic", "Deva": "Latin-Devanagari", "Grek": "Latin-Greek",
        "Hang": "Latin-Hangul", "Hebr": "Latin-Hebrew", "Hira": "Latin-Hiragana", "Jpan": "Latin-Katakana",
        "Kana": "Latin-Katakana", "Kore": "Latin-Hangul", "Thai": "Latin-Thai",
    ]

    /// Alef carries a vowel at the beginning of a word.
    private static let carriers = ["Arab": "\u{627}", "Hebr": "\u{5D0}"]

    /// The names of the scripts that can be written.
    public static var scripts: [String] { Set(transforms.values.map { String($0.dropFirst("Latin-".count)) }).sorted() }
}
