/// Finds the subject that a hint names: “This button plays …”, “You can play …”.
enum HintSubject {
    /// The subject at the head of a sentence of the hint.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        lexicon.subjects.matches(in: text).first { match in
            guard let clause = text.clause(ofWord: match.words.lowerBound), clause.opensSentence else { return false }
            return match.term.lowerBound == text.words[clause.words.lowerBound].lowerBound
                && !lexicon.isPartOfCompound(match, in: text)
        }
    }
}
