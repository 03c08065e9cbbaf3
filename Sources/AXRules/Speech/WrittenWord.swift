import AXSource

/// A word of a text as it is written, with its place.
struct WrittenWord: Hashable, Sendable {
    /// UTF-8 offsets of the text.
    let range: Range<Int>
    /// Letters, marks, digits and underscores; a format specifier as ``FoldedText/placeholder``.
    let scalars: [Unicode.Scalar]

    /// The words of a text, in order.
    static func all(in text: String) -> [WrittenWord] {
        let folded = FoldedText(text)
        return folded.words.map { word in
            let range = folded.offsets(of: word)
            let hasPlaceholder = folded.scalars[word].contains(FoldedText.placeholder)
            let scalars = hasPlaceholder ? Array(folded.scalars[word]) : Array(text.part(range).unicodeScalars)
            return WrittenWord(range: range, scalars: scalars)
        }
    }

    var text: String { String(String.UnicodeScalarView(scalars)) }

    /// Two letters or more, all of them capitals.
    var isInCapitals: Bool { scalars.count > 1 && scalars.allSatisfy(\.properties.isUppercase) }

    /// Whether there is a letter or a mark, and nothing else.
    var isOfLetters: Bool {
        scalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered }
    }

    /// I to V, X, L, C, D and M.
    var isRomanNumeral: Bool { scalars.allSatisfy { "IVXLCDM".unicodeScalars.contains($0) } }
}
