import AXLocaleData

/// Finds the words that make a hint a command: a verb form at the beginning or end, or a word such as “please”.
enum CommandForm {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        lexicon.politeWords.matches(in: text).first ?? opening(of: text, lexicon) ?? closing(of: text, lexicon)
    }

    /// A command at the beginning of a sentence, or after a clause with its condition.
    private static func opening(of text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        for (index, clause) in text.clauses.enumerated()
        where clause.opensSentence || isConditioned(index, of: text, lexicon) {
            let first = clause.words.lowerBound
            guard let match = lexicon.commandStarts.match(atWord: first, in: text),
                !isHyphenated(match, in: text), !lexicon.isPartOfCompound(match, in: text),
                !lexicon.isException(match, in: text)
            else { continue }
            return match
        }
        return nil
    }

    /// Whether a clause is the second one, after a condition of several words: “When it starts, press …”.
    private static func isConditioned(_ index: Int, of text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard index == 1, !text.clauses[1].opensSentence, text.clauses[0].words.count > 1 else { return false }
        if lexicon.functionWords.match(atWord: 0, in: text) != nil { return true }
        guard text.clauses[0].words.count > 2, text.clauses.count == 2 || text.clauses[2].opensSentence else {
            return false
        }
        return lexicon.statementStarts.isEmpty
            ? !StatementForm.statesFact(text.clauses[0].words, of: text, lexicon)
            : lexicon.statementStarts.match(atWord: 0, in: text) == nil
    }

    /// Whether a verb and its particle are joined with a hyphen, which makes them a noun: “Sign-in page”.
    private static func isHyphenated(_ match: TermMatch, in text: FoldedText) -> Bool {
        match.words.dropFirst().contains(where: text.isJoinedToWordBefore)
    }

    /// A command at the end of a sentence, in verb-final languages. A clause before a comma isn't searched,
    /// because a condition may have the same form: “اگر … کنید، …” (if you do …).
    private static func closing(of text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        for (index, clause) in text.clauses.enumerated() {
            let next = index + 1
            guard next == text.clauses.count || text.clauses[next].opensSentence else { continue }
            if let match = lexicon.commandEnds.match(atWord: clause.words.upperBound - 1, in: text) { return match }
        }
        return nil
    }
}
