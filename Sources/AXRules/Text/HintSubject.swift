/// Finds the subject that a hint names: “This button plays …”, “You can play …”.
enum HintSubject {
    /// The subject at the head of the hint. Further sentences explain, and may well have a subject.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let head = text.words.first?.lowerBound else { return nil }
        return lexicon.subjects.matches(in: text).first { match in
            match.term.lowerBound == head && !text.isQuoted(at: head) && !lexicon.isPartOfCompound(match, in: text)
        }
    }
}

extension FoldedText {
    /// Whether a quotation mark stands right before a scalar: what follows is a name.
    fileprivate func isQuoted(at index: Int) -> Bool {
        index > 0 && (scalars[index - 1].properties.isQuotationMark)
    }
}
