import Foundation

/// A word or phrase of a glossary, prepared for finding its forms in a translation.
struct GlossaryWord: Sendable {
    let text: String
    private let folded: [Unicode.Scalar]
    private let words: [(text: String, root: WordRoot)]
    /// Whether the text contains a character of a script that doesn't separate words.
    private let isUnspaced: Bool

    /// The given words and phrases, without those that have neither letters nor digits.
    static func all(_ texts: [String]) -> [GlossaryWord] {
        texts.map(GlossaryWord.init).filter { !$0.words.isEmpty }
    }

    private init(_ text: String) {
        self.text = text
        let folded = FoldedText(text)
        self.folded = folded.scalars
        words = folded.words.map { range in
            let word = folded.string(range)
            return (word, WordRoot(word))
        }
        isUnspaced = folded.scalars.contains(where: \.isOfUnspacedScript)
    }

    /// Whether a translation contains each word of the phrase in some form: inflected, as part of a compound, or as a
    /// verb that is split in two (“hinzufügen”, “fügt … hinzu”). In a script that doesn't separate words, the
    /// translation must contain the ``stem`` of the phrase.
    func isIn(_ translation: FoldedText) -> Bool {
        if isUnspaced { return translation.scalars.contains(stem) }
        let others = translation.words.map(translation.string)
        let roots = others.map { WordRoot($0) }
        return words.allSatisfy { word in
            roots.contains { word.root.isAkin(to: $0) } || Self.isSplit(word.text, among: others, roots)
        }
    }

    /// Whether a translation contains exactly this word or phrase, ignoring case. Other forms and longer words don't
    /// count. In a script that doesn't separate words, it may also be part of a longer word.
    func isExactly(in translation: FoldedText) -> Bool {
        if isUnspaced { return translation.scalars.contains(folded) }
        let others = translation.words.map(translation.string)
        guard words.count <= others.count else { return false }
        return (0...(others.count - words.count)).contains { start in
            words.indices.allSatisfy { words[$0].text == others[start + $0] }
        }
    }

    /// The word without its final hiragana, which are usually an ending: “閉” for “閉じる”. A word that consists of
    /// hiragana is unchanged.
    private var stem: [Unicode.Scalar] {
        let end = folded.lastIndex { !(0x3040...0x309F).contains($0.value) }
        return end.map { Array(folded[...$0]) } ?? folded
    }

    private static func isSplit(_ word: String, among others: [String], _ roots: [WordRoot]) -> Bool {
        // Without duplicates, even in a long translation `word` begins with only a few of the words.
        Set(others.lazy.filter(word.hasPrefix)).contains { particle in
            guard particle.count >= 2, word.count >= particle.count + 3 else { return false }
            let verb = WordRoot(String(word.dropFirst(particle.count)))
            return roots.contains { verb.isAkin(to: $0) }
        }
    }
}
