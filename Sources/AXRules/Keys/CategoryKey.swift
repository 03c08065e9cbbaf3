import AXLocale
import AXModel
import AXSource

/// The key of one form of a plural whose forms are separate strings: `SONGS##{few}`. The app selects one of them by its
/// CLDR category, so each language has keys for its categories.
struct CategoryKey: Hashable, Sendable {
    /// The part before the brace of the category.
    let stem: String
    let category: PluralCategory

    /// Returns nil if the key doesn't end with a plural category in braces.
    init?(_ key: StringKey) {
        guard key.bytes.last == UInt8(ascii: "}") else { return nil }
        let text = key.text
        guard let brace = text.lastIndex(of: "{"), brace > text.startIndex,
            let category = PluralCategory(rawValue: String(text[text.index(after: brace)...].dropLast()))
        else { return nil }
        stem = String(text[..<brace])
        self.category = category
    }

    func key(of category: PluralCategory) -> StringKey { StringKey("\(stem){\(category.rawValue)}") }
}
