import AXLocaleData

/// Finds what makes a hint a command: a verb form at its beginning or end, or a “please”.
enum CommandForm {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        lexicon.politeWords.matches(in: text).first ?? opening(of: text, lexicon) ?? closing(of: text, lexicon)
    }

    /// A command at the beginning of a sentence.
    private static func opening(of text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        for clause in text.clauses where clause.opensSentence {
            let first = clause.words.lowerBound
            guard let match = lexicon.commandStarts.match(atWord: first, in: text),
                !isHyphenated(match, in: text), !lexicon.isPartOfCompound(match, in: text),
                !lexicon.isException(match, in: text)
            else { continue }
            return match
        }
        return nil
    }

    /// Whether a phrase of a verb and its particle is written as a noun: “Sign-in page”.
    private static func isHyphenated(_ match: TermMatch, in text: FoldedText) -> Bool {
        match.words.dropFirst().contains(where: text.isJoinedToWordBefore)
    }

    /// A command at the end of a clause.
    private static func closing(of text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        for clause in text.clauses {
            if let match = lexicon.commandEnds.match(atWord: clause.words.upperBound - 1, in: text) { return match }
        }
        return nil
    }
}
