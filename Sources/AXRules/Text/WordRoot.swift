import Foundation

/// The letters of a word that its forms have in common, for a comparison that works in any language.
///
/// Marks on letters are removed, Korean syllables are split into letters, and Arabic and Hebrew words lose the letters
/// that change with the vowels. No stemmer for forty languages is needed: translations of one source string are forms
/// of one word if they share most of their letters in a row.
struct WordRoot: Hashable, Sendable {
    /// Longer words are cut: a comparison takes time in proportion to the product of both lengths.
    private static let longest = 40

    let letters: [Unicode.Scalar]

    /// - Parameter word: folded.
    init(_ word: String) {
        let all = word.decomposedStringWithCanonicalMapping.unicodeScalars.lazy.filter { !Self.isMark($0) }
            .prefix(Self.longest)
        let strong = all.filter { !Self.weak.contains($0) }.map { Self.inner[$0] ?? $0 }
        letters = strong.count > 1 ? Array(strong) : Array(all)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x0591...0x05C7, 0x064B...0x065F: true
        default: false
        }
    }

    /// Letters for vowels in Arabic and Hebrew. Roots consist of the other letters.
    private static let weak: Set<Unicode.Scalar> = [
        "ا", "أ", "إ", "آ", "ى", "ي", "ی", "و", "ء", "ة", "ٱ", "י", "ו", "ה",
    ]

    /// The usual forms of Hebrew letters, by their forms at the end of a word.
    private static let inner: [Unicode.Scalar: Unicode.Scalar] = ["ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"]

    /// Whether the word is Arabic or Hebrew, so that a root of about three letters is between prefixes and endings.
    private var isSemitic: Bool { letters.first.map { (0x0590...0x06FF).contains($0.value) } ?? false }

    /// Whether both words may be forms of one word: inflected, derived, or one of them as a part of a compound.
    func isAkin(to other: WordRoot) -> Bool {
        if letters == other.letters { return true }
        let (shorter, longer) = (min(letters.count, other.letters.count), max(letters.count, other.letters.count))
        if isSemitic { return shorter > 1 && longestCommonRun(with: other) >= min(3, max(2, shorter - 1)) }
        let start = zip(letters, other.letters).prefix { $0 == $1 }.count
        if shorter < 4 {
            // “el” isn't a form of “eliminar”, but “ver” is one of “verse”.
            return shorter > 1 && start == shorter && longer <= shorter + 2
        }
        if start >= 3, start * 2 >= shorter { return true }
        let common = longestCommonRun(with: other)
        return common >= 4 && common * 5 >= shorter * 3
    }

    /// The number of letters in the longest run that both words have.
    private func longestCommonRun(with other: WordRoot) -> Int {
        var longest = 0
        var runs = [Int](repeating: 0, count: other.letters.count + 1)
        for letter in letters {
            var diagonal = 0
            for (index, candidate) in other.letters.enumerated() {
                let above = runs[index + 1]
                runs[index + 1] = letter == candidate ? diagonal + 1 : 0
                longest = max(longest, runs[index + 1])
                diagonal = above
            }
        }
        return longest
    }
}
