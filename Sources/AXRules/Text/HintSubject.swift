/// Finds the subject that a hint names: “This button plays …”, “You can play …”.
enum HintSubject {
    /// The subject at the head of the hint. Further sentences explain, and may well have a subject.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let head = text.words.first?.lowerBound else { return nil }
        return lexicon.subjects.matches(in: text).first { match in
            match.term.lowerBound == head && !lexicon.isPartOfCompound(match, in: text)
        }
    }
}
