import AXModel

/// How long a text is to a listener's ear, as far as counting shows it. A placeholder counts as one character.
struct SpokenLength: Hashable, Sendable {
    /// Runs without white space; meaningful where words are spaced.
    let words: Int
    /// Grapheme clusters.
    let characters: Int

    init(of text: String) {
        let words = text.withShortPlaceholders.split(whereSeparator: \.isWhitespace)
        self.words = words.count
        characters = words.reduce(max(words.count - 1, 0)) { $0 + $1.count }
    }

    /// The longest of several parts, counted apart by words and by characters.
    init(longestOf parts: [SpokenLength]) {
        words = parts.map(\.words).max() ?? 0
        characters = parts.map(\.characters).max() ?? 0
    }
}

extension String {
    /// The text with one character for each format specifier, whose spelling is nothing that a listener hears.
    fileprivate var withShortPlaceholders: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        return Message(parsing: self).segments.reduce(into: "") { result, segment in
            switch segment {
            case .text(let text): result += text
            case .placeholder: result.unicodeScalars.append(FoldedText.placeholder)
            }
        }
    }
}
