import Foundation

/// The letters that the forms of a word have in common, for comparisons in any language.
///
/// Marks on letters are removed, Korean syllables are split into letters, and the letters that change with the vowels
/// are removed from Arabic and Hebrew words. Stemmers for forty languages aren't necessary: translations of one source
/// string are forms of one word if they share a run of most of their letters.
struct WordRoot: Hashable, Sendable {
    /// The maximum number of letters. Longer words are truncated, because a comparison takes time proportional to the
    /// product of both lengths.
    private static let longest = 40

    let letters: [Unicode.Scalar]

    /// - Parameter word: the word, folded.
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

    /// Whether the word is Arabic or Hebrew. Such a word has a root of about three letters between prefixes and
    /// endings.
    private var isSemitic: Bool { letters.first.map { (0x0590...0x06FF).contains($0.value) } ?? false }

    /// Whether the words may be related: inflected or derived forms of one word, or a compound and one of its parts.
    func isAkin(to other: WordRoot) -> Bool {
        if letters == other.letters { return true }
        let (shorter, longer) = (min(letters.count, other.letters.count), max(letters.count, other.letters.count))
        if isSemitic {
            let fewest = min(3, max(2, shorter - 1))
            return shorter > 1 && hasRun(with: other) { length, _, _ in length >= fewest }
        }
        let start = zip(letters, other.letters).prefix { $0 == $1 }.count
        if shorter < 4 {
            // “el” isn't a form of “eliminar”, but “ver” is a form of “verse”.
            return shorter > 1 && start == shorter && longer <= shorter + 2
        }
        if start >= 3, start * 2 >= shorter { return true }
        return hasRun(with: other) { length, first, second in
            // The words may differ in a letter after their beginning: “cerrar” and “cierra”.
            let isStem = (start > 0 && max(first, second) <= start + 1) || isStem(from: first, other, from: second)
            return isStem && length >= 4 && length * 5 >= shorter * 3
        }
    }

    /// Whether the run of letters that both words share can be their stem. Words that share only an ending are
    /// different words: “Sichern” and “Speichern”. Therefore, one of the words must begin with the run (“Speichern” and
    /// “gespeichert”), or have a single letter before it that changes by a rule of grammar.
    private func isStem(from start: Int, _ other: WordRoot, from otherStart: Int) -> Bool {
        if min(start, otherStart) == 0 { return true }
        if start == 1, otherStart >= 1 { return Self.isChanged(letters[0], to: other.letters[..<otherStart]) }
        return otherStart == 1 && Self.isChanged(other.letters[0], to: letters[..<start])
    }

    /// Whether the beginning of a form can replace the first letter of a word: in Welsh (“cyfrif”, “gyfrif”), Ukrainian
    /// (“вподобане”, “уподобання”) and Indonesian (“simpan”, “menyimpan”).
    private static func isChanged(_ letter: Unicode.Scalar, to start: ArraySlice<Unicode.Scalar>) -> Bool {
        switch start.count {
        case 1: mutations.contains { $0.contains(letter) && $0.contains(start[0]) }
        case 3, 4:
            "ptks".unicodeScalars.contains(letter) && "mp".unicodeScalars.contains(start[0]) && start[1] == "e"
                && "mn".unicodeScalars.contains(start[2])
        default: false
        }
    }

    private static let mutations: [[Unicode.Scalar]] = [
        ["c", "g"], ["k", "g"], ["p", "b"], ["t", "d"], ["b", "f"], ["m", "f"], ["b", "v"], ["m", "v"], ["в", "у"],
    ]

    /// Whether both words share a run of at least two letters that meets a condition. The arguments of the condition
    /// are the length of the run and its offset in each word.
    private func hasRun(with other: WordRoot, where isEnough: (Int, Int, Int) -> Bool) -> Bool {
        var runs = [Int](repeating: 0, count: other.letters.count + 1)
        for (start, letter) in letters.enumerated() {
            var diagonal = 0
            for (index, candidate) in other.letters.enumerated() {
                let above = runs[index + 1]
                let length = letter == candidate ? diagonal + 1 : 0
                if length > 1, isEnough(length, start + 1 - length, index + 1 - length) { return true }
                runs[index + 1] = length
                diagonal = above
            }
        }
        return false
    }
}
