import AXLocaleData
import AXSource
import Foundation

/// A translation of a term, prepared for comparison with the other translations of the same term.
///
/// Two translations agree unless each contains a word that the other doesn't. Differences in inflection, word order,
/// articles or explanatory words therefore don't matter: “Konto löschen” agrees with “Löschen des Kontos” and with
/// “Löschen”, but not with “Konto entfernen”.
struct TermRendering: Sendable {
    /// Whether single characters have a meaning, as in Chinese and, except for endings, in Japanese.
    private let isIdeographic: Bool
    /// The letters of all words, concatenated so that “E-Mail” agrees with “Email”.
    private let joined: [Unicode.Scalar]
    /// The words that have a meaning. In languages that separate only phrases, they are phrases. Empty if
    /// ``isIdeographic`` is true.
    private let words: [WordRoot]
    /// Whether the source is a single word.
    private let isWord: Bool

    init(_ text: String, ofWord isWord: Bool, in lexicon: Lexicon) {
        self.isWord = isWord
        // The compatibility mapping unifies full-width and half-width letters, which are used in East Asia.
        let folded = FoldedText(text.precomposedStringWithCompatibilityMapping)
        let all = folded.words.indices.filter { !folded.scalars[folded.words[$0]].contains(FoldedText.placeholder) }
        joined = all.flatMap { CharacterVariants.unified(folded.scalars[folded.words[$0]]) }
        isIdeographic = joined.contains(where: \.isIdeographic)
        guard !isIdeographic else {
            words = []
            return
        }
        let functional = [lexicon.functionWords, lexicon.articles, lexicon.politeWords]
        let meaningful = all.filter { index in !functional.contains { $0.match(atWord: index, in: folded) != nil } }
        words = meaningful.compactMap { index in
            let root = WordRoot(folded.string(folded.words[index]))
            // Short words have little meaning. A word is short only if both the word and its root are short: the root
            // of a Korean word has several letters per syllable, and the root of an Arabic word has few letters.
            return max(root.letters.count, folded.words[index].count) > 2 ? root : nil
        }
    }

    /// Whether the translation has enough to compare: a word or, in Chinese and Japanese, at least two characters.
    private var isComparable: Bool { isIdeographic ? joined.count > 1 : !words.isEmpty }

    func agrees(with other: TermRendering) -> Bool {
        guard isComparable, other.isComparable else { return true }
        if joined == other.joined || joined.contains(other.joined) || other.joined.contains(joined) { return true }
        if isWord, explains(other) || other.explains(self) { return true }
        if isIdeographic || other.isIdeographic {
            return !(hasOwnSign(against: other) && other.hasOwnSign(against: self))
        }
        return !(hasOwnWord(against: other) && other.hasOwnWord(against: self))
    }

    /// Whether this translation of a single word is a phrase with more information than the other translation, such as
    /// “file name” for “Name”. Its translator probably saw a different context.
    private func explains(_ other: TermRendering) -> Bool {
        guard isIdeographic else { return words.count > other.words.count }
        return joined.count * 2 >= other.joined.count * 3 && !Set(joined).isDisjoint(with: other.joined)
    }

    private func hasOwnWord(against other: TermRendering) -> Bool {
        words.contains { word in !other.words.contains { word.isAkin(to: $0) } && !other.hasPart(word) }
    }

    /// Whether a word of this translation contains the beginning of the given word, as compounds do:
    /// “Kontoeinstellungen” contains “Konto”. Always false for a word of fewer than four letters.
    private func hasPart(_ word: WordRoot) -> Bool {
        guard word.letters.count >= 4 else { return false }
        let stem = Array(word.letters.prefix(max(4, word.letters.count * 3 / 4)))
        return words.contains { $0.letters.contains(stem) }
    }

    /// Whether this translation has a meaningful character that the other translation lacks, or the two translations
    /// have no character in common.
    private func hasOwnSign(against other: TermRendering) -> Bool {
        let known = Set(other.joined)
        let own = joined.filter { !known.contains($0) }
        if own.count == joined.count { return true }
        return own.contains { !CharacterVariants.isFunctional($0) }
    }
}

/// Chinese and Japanese characters that have two variants, or that only have a grammatical function.
private enum CharacterVariants {
    /// The usual form of each variant: small katakana vowels, ヴ, and variants of Chinese characters.
    private static let usual: [Unicode.Scalar: Unicode.Scalar] = [
        "ァ": "ア", "ィ": "イ", "ゥ": "ウ", "ェ": "エ", "ォ": "オ", "ヴ": "ブ",
        "賬": "帳", "账": "帐", "臺": "台", "裡": "裏", "着": "著", "祕": "秘", "群": "羣", "啓": "启", "啟": "启",
        "鏈": "鍊", "錄": "録", "衆": "眾", "綫": "線", "污": "汙",
    ]

    static func unified(_ word: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
        word.compactMap { $0 == "ー" ? nil : usual[$0] ?? $0 }
    }

    /// Chinese particles that mark aspect, voice or attribution, and similar function words.
    private static let particles: Set<Unicode.Scalar> = [
        "已", "正", "在", "中", "了", "著", "过", "過", "的", "所", "为", "為", "被", "将", "將", "把", "是", "于", "於",
    ]

    /// Whether the character only has a grammatical function. Hiragana are mostly endings: “閉じる” and “閉じます” differ only
    /// in them.
    static func isFunctional(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x309F).contains(scalar.value) || particles.contains(scalar)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a Chinese character, hiragana or katakana.
    fileprivate var isIdeographic: Bool { (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) }

    /// Whether the scalar is in a script that doesn't separate words: Chinese, Japanese, Thai, Lao, Burmese or Khmer.
    var isOfUnspacedScript: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: isIdeographic
        }
    }
}

extension [Unicode.Scalar] {
    /// Whether the array contains the elements of `part` consecutively, in the same order; false if `part` is empty.
    func contains(_ part: [Unicode.Scalar]) -> Bool {
        guard let first = part.first, part.count <= count else { return false }
        return indices.dropLast(part.count - 1).contains { start in
            self[start] == first && self[start..<start + part.count].elementsEqual(part)
        }
    }
}
