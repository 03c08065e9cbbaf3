import AXLocaleData
import AXSource

extension CountedText.Form {
    /// Whether the word before the number, or the ending of the one after it, makes one form right for all whole numbers
    /// above 1.
    func hasOneForm(_ terms: PluralTerms) -> Bool {
        guard !terms.oneForm.isEmpty else { return false }
        let folded = FoldedText(text.string)
        let before = TermIndex(terms.oneForm.filter { $0.match == .word })
        let endings = TermIndex(terms.oneForm.filter { $0.match == .suffix })
        return folded.words.indices.contains { index in
            folded.scalars[folded.words[index].lowerBound] == FoldedText.placeholder
                && (index > 0 && before.match(atWord: index - 1, in: folded) != nil
                    || index + 1 < folded.words.count && endings.match(atWord: index + 1, in: folded) != nil)
        }
    }

    /// The word right after the number, which is mostly the noun that is counted, folded and in one index with the text.
    var counted: (text: FoldedText, word: Int)? {
        let folded = FoldedText(text.string)
        let number = folded.words.indices.first {
            folded.scalars[folded.words[$0].lowerBound] == FoldedText.placeholder
        }
        guard let number, number + 1 < folded.words.count,
            folded.clause(ofWord: number) == folded.clause(ofWord: number + 1)
        else { return nil }
        return (folded, number + 1)
    }

    var beginsWithNumber: Bool { counted?.word == 1 }

    /// Whether the word after the number is one of the terms, or ends with one.
    func counts(_ terms: [Term]) -> Bool {
        guard !terms.isEmpty, let (text, word) = counted else { return false }
        return TermIndex(terms).match(atWord: word, in: text) != nil
    }
}
