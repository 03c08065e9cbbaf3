/// Meaningless words that voices can speak.
///
/// No word begins with a flag, a length modifier or a conversion of a format string. Otherwise, a word could turn a
/// lone percent sign and the space after it into a specifier: “100% of” contains `% o`. Consonants and vowels mostly
/// alternate, and every vowel is a syllable, so that voices in most languages read the words in the same way.
package struct FillerWords: Sendable {
    /// The words in the order of use. They have every length from two to eight letters.
    package static let all = [
        "miro", "kantu", "vel", "revola", "yomi", "ba", "mantura", "wiko", "borani", "velomira", "kesu", "rul",
        "vimorel", "ravuna", "mu", "bakaluri", "weron",
    ]

    /// A word after conversion by `write`. The length is that of the converted word; the syllables are those of the
    /// original.
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

    /// - Parameter write: converts words like the rest of the string.
    init(written write: (String) -> String) {
        words = Self.all.map { Word($0, write) }
        longest = words.map(\.length).max() ?? 0
    }

    /// A run of words, each with a space before it; empty if `length` isn't positive.
    /// - Parameters:
    ///   - length: the minimum length in grapheme clusters.
    ///   - start: a nonnegative number. Runs of several words begin with the word at this index in ``all``, modulo the
    ///     number of words.
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

    /// A run of words, each with a space before it, with `count` syllables in total; empty if `count` isn't positive.
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

    /// The word with the smallest measure of at least `size`; the first one from `start` if there are several.
    private func shortest(of size: Int, from start: Int, _ measure: (Word) -> Int) -> Word {
        var shortest: Int?
        for step in words.indices {
            let index = (start + step) % words.count
            let own = measure(words[index])
            if own >= size, shortest.map({ own < measure(words[$0]) }) ?? true { shortest = index }
        }
        return words[shortest ?? start]
    }
}
