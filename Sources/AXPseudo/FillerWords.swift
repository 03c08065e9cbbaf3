/// Words that mean nothing and can be spoken.
///
/// Each begins with a letter that is neither a flag, a length modifier nor a conversion of a format string. After a lone
/// percent sign ("100%") a space and a word could otherwise become a specifier: "100% of" holds `% o`. Each has as many
/// syllables as vowels, consonants and vowels in turn, so that voices of most languages read them alike.
package struct FillerWords: Sendable {
    /// The words in the order of use. Every length from two to eight letters occurs.
    package static let all = [
        "miro", "kantu", "vel", "revola", "yomi", "ba", "mantura", "wiko", "borani", "velomira", "kesu", "rul",
        "vimorel", "ravuna", "mu", "bakaluri", "weron",
    ]

    /// A word as it will stand in the text.
    private struct Word: Sendable {
        let text: String
        let length: Int
        let syllables: Int

        init(_ word: String, _ write: (String) -> String) {
            text = write(word)
            length = text.count
            syllables = word.count { "aeiou".contains($0) }
        }
    }

    private let words: [Word]
    private let longest: Int

    /// - Parameter write: how the text is written that the words are for.
    init(written write: (String) -> String) {
        words = Self.all.map { Word($0, write) }
        longest = words.map(\.length).max() ?? 0
    }

    /// A run of words, each with a space before it.
    /// - Parameters:
    ///   - length: the length to reach, in grapheme clusters; the run is hardly longer.
    ///   - start: a number that chooses the first word.
    func run(ofAtLeast length: Int, from start: Int) -> String {
        var run = ""
        var missing = length
        var next = start % words.count
        while missing > longest + 1 {
            run += " "
            run += words[next].text
            missing -= words[next].length + 1
            next = (next + 1) % words.count
        }
        return missing > 0 ? run + " " + shortest(of: missing - 1, from: next, \.length).text : run
    }

    /// A run of words with at least so many syllables and at most one more, each with a space before it.
    func run(ofSyllables count: Int, from start: Int) -> String {
        var run = ""
        var missing = count
        var next = start % words.count
        while missing > 4 {
            run += " "
            run += words[next].text
            missing -= words[next].syllables
            next = (next + 1) % words.count
        }
        return missing > 0 ? run + " " + shortest(of: missing, from: next, \.syllables).text : run
    }

    /// The shortest word of at least a size, the first such from `start` on.
    private func shortest(of size: Int, from start: Int, _ measure: (Word) -> Int) -> Word {
        var shortest: Int?
        for step in words.indices {
            let place = (start + step) % words.count
            let own = measure(words[place])
            if own >= size, shortest.map({ own < measure(words[$0]) }) ?? true { shortest = place }
        }
        return words[shortest ?? start]
    }
}
