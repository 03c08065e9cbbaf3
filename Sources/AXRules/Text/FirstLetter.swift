/// The first letter of a string. In a sentence or a name, it should be a capital.
struct FirstLetter: Hashable, Sendable {
    /// The UTF-8 offsets of the letter.
    let range: Range<Int>
    let letter: Unicode.Scalar
    /// The word that begins with the letter, up to the next white space.
    let word: Substring
    private let isAlone: Bool

    private static let openers: Set<Unicode.Scalar> = [
        "\"", "'", "“", "‘", "„", "«", "‹", "(", "[", "¿", "¡", "\u{2066}", "\u{2067}", "\u{2068}", "\u{200E}",
        "\u{200F}",
    ]

    /// Returns nil if the string begins with something other than a letter, such as a digit, a placeholder or a symbol.
    /// White space and opening punctuation are skipped.
    init?(of text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isSpace && !Self.openers.contains($0) }),
            scalars[first].properties.isAlphabetic
        else { return nil }
        let end = scalars[first...].firstIndex { $0.isSpace } ?? scalars.endIndex
        isAlone = scalars[end...].allSatisfy(\.isSpace)
        letter = scalars[first]
        word = text[first..<end]
        let start = text.utf8.distance(from: text.startIndex, to: first)
        range = start..<start + UTF8.width(letter)
    }

    /// Whether the word keeps its case even at the beginning of a sentence: a brand that contains a capital or a digit
    /// (iPhone), a name that contains punctuation such as a period or an at sign (a.m., example.com), or a single
    /// letter that is the whole string (a keyboard key) or has a period.
    var keepsItsCase: Bool {
        let rest = word.unicodeScalars.dropFirst()
        if rest.isEmpty ? isAlone : rest.elementsEqual(["."]) { return true }
        return rest.contains { $0.properties.isUppercase || ($0.properties.numericType != nil) }
            || word.unicodeScalars.dropLast().contains { $0 == "." || $0 == "@" || $0 == "/" || $0 == "_" }
    }

    var isLowercase: Bool { letter.properties.isLowercase }
    var isUppercase: Bool { letter.properties.isUppercase || letter.properties.generalCategory == .titlecaseLetter }
}
