/// How long a text is to a listener's ear, as far as counting shows it.
struct SpokenLength: Hashable, Sendable {
    /// Runs without white space; meaningful where words are spaced.
    let words: Int
    /// Grapheme clusters.
    let characters: Int

    init(words: Int, characters: Int) {
        self.words = words
        self.characters = characters
    }

    init(of text: some StringProtocol) {
        let words = text.split(whereSeparator: \.isWhitespace)
        self.init(words: words.count, characters: words.reduce(max(words.count - 1, 0)) { $0 + $1.count })
    }
}
