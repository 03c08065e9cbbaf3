import AXLocaleData

extension FoldedText {
    /// The name of a control where the language puts it in a noun phrase: “Play button”, “bouton Lecture”.
    func controlNoun(_ terms: TermIndex, at place: ControlTerms.Place) -> TermMatch? {
        let matches = terms.matches(in: self)
        return matches.first { match in
            guard let clause = clause(ofWord: match.words.lowerBound) else { return false }
            let phrase = range(ofWords: clause.words)
            switch place {
            case .first: return match.range.lowerBound == phrase.lowerBound
            case .last: return match.range.upperBound == phrase.upperBound
            }
        }
    }
}
