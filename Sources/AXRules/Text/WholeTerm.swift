extension FoldedText {
    /// Whether one term is all that the text says.
    func isWholly(of terms: TermIndex) -> Bool {
        let matches = terms.matches(in: self)
        return matches.count == 1 && matches.first.map(\.words) == words.indices
    }
}
