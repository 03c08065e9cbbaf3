/// Finds the subject that a hint names: “This button plays …”, “You can play …”.
enum HintSubject {
    /// The subject at the head of the hint. Further sentences explain, and may well have a subject.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let head = text.words.first?.lowerBound, !endsWithCommand(text, lexicon) else { return nil }
        let subjects = lexicon.subjects
        // Nothing but a term that may stand anywhere could hide what the first word is.
        let matches =
            subjects.isOfWords ? subjects.match(atWord: 0, in: text).map { [$0] } ?? [] : subjects.matches(in: text)
        return matches.first { match in
            match.term.lowerBound == head && !text.isQuoted(at: head) && !lexicon.isPartOfCompound(match, in: text)
                && !isObject(match, in: text, lexicon)
        }
    }

    /// Whether only one word follows and it is not the verb of a statement, where the language shows these: “Dieses Element löschen”.
    private static func isObject(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty, match.words.count > 1,
            match.words.upperBound + 1 == text.words.count
        else { return false }
        let behindHead = match.words.lowerBound + 1..<text.words.count
        return !text.words.indices.contains { lexicon.statementWords.match(atWord: $0, in: text) != nil }
            && !behindHead.contains { StatementForm.isVerb($0, in: text, lexicon) }
    }

    /// Where the verb comes last, a command at the end of the first sentence has no subject, and what stands at the head
    /// belongs to something that is named: “(You and your friends) へ戻ってください。”.
    private static func endsWithCommand(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard lexicon.putsVerbLast else { return false }
        return lexicon.commandEnds.match(atWord: text.firstSentence.upperBound - 1, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a quotation mark stands right before a scalar: what follows is a name.
    fileprivate func isQuoted(at index: Int) -> Bool {
        index > 0 && (scalars[index - 1].properties.isQuotationMark)
    }
}
