package import AXModel
import AXSource

/// A source string and its translation, whose lengths are compared.
package struct TextPair: Hashable, Sendable {
    package let source: String
    package let translation: String

    /// - Returns: nil if the lengths can't be compared: the translation is empty or equals the source, or the source
    ///   has no letters.
    package init?(source: String, translation: String) {
        guard !translation.isEmpty, source != translation,
            source.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return nil }
        (self.source, self.translation) = (source, translation)
    }
}

extension Unit {
    /// Pairs the forms of a translation with the forms of this unit at the same path. Skips forms without a
    /// counterpart, and pairs whose lengths can't be compared.
    package func pairs(with translation: Unit) -> [TextPair] {
        let sources = Dictionary(forms.map { ($0.path, $0.text.string) }) { $1 }
        return translation.forms.compactMap { form in
            sources[form.path].flatMap { TextPair(source: $0, translation: form.text.string) }
        }
    }
}
