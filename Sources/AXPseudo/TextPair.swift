package import AXModel
import AXSource

/// A text and its translation, as far as their lengths can be compared.
package struct TextPair: Hashable, Sendable {
    package let source: String
    package let translation: String

    /// - Returns: nil for a pair that tells nothing about lengths: an empty translation, one that is the source, and a source
    ///   without a letter.
    package init?(source: String, translation: String) {
        guard !translation.isEmpty, source != translation,
            source.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return nil }
        (self.source, self.translation) = (source, translation)
    }
}

extension Unit {
    /// The pairs of this unit's texts with those of a translation, form by form.
    package func pairs(with translation: Unit) -> [TextPair] {
        let sources = Dictionary(forms.map { ($0.path, $0.text.string) }) { $1 }
        return translation.forms.compactMap { path, text in
            sources[path].flatMap { TextPair(source: $0, translation: text.string) }
        }
    }
}
