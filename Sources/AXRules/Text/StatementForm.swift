import AXLocaleData

/// Tells a statement from a noun phrase or an infinitive, by what the data of the locale says of their words.
enum StatementForm {
    /// The words of the first sentence that is surely no statement; nil where it is one, or nothing is known.
    static func missing(in text: FoldedText, _ lexicon: Lexicon) -> Range<Int>? {
        let sentence = firstSentence(of: text)
        guard !sentence.isEmpty,
            !text.words.indices.contains(where: { lexicon.statementWords.match(atWord: $0, in: text) != nil })
        else { return nil }
        let isNoun =
            lexicon.nounStarts.match(atWord: sentence.lowerBound, in: text) != nil
            || lexicon.nounEnds.match(atWord: sentence.upperBound - 1, in: text) != nil
        return isNoun || lacksVerb(text, lexicon) ? sentence : nil
    }

    /// Whether a text in English, as the source of most translations is, names a thing and states nothing: it has no verb of the
    /// data at its head, neither in the third person nor as a command.
    static func namesThing(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let first = text.words.first, lacksVerb(text, lexicon),
            !text.words.indices.contains(where: { lexicon.statementWords.match(atWord: $0, in: text) != nil })
        else { return false }
        let word = text.string(first)
        // A verb that the data lacks ends with -s (“Guides you …”), and an adverb puts off the verb.
        let mayBeVerb = word.hasSuffix("s") || word.hasSuffix("ly") || word.contains(Character(FoldedText.placeholder))
        let stems = [word] + ["un", "re"].filter(word.hasPrefix).map { String(word.dropFirst($0.count)) }
        return !mayBeVerb
            && !stems.contains { stem in
                let verb = FoldedText(stem)
                return !verb.words.isEmpty && lexicon.commandStarts.match(atWord: 0, in: verb) != nil
            } && lexicon.commandStarts.match(atWord: 0, in: text) == nil
    }

    private static func firstSentence(of text: FoldedText) -> Range<Int> {
        let next = text.clauses.dropFirst().first(where: \.opensSentence)?.words.lowerBound ?? text.words.count
        return 0..<next
    }

    /// Whether no clause begins with the form that statements begin with, not even behind a subject of one word. What a
    /// placeholder stands for may be a verb.
    static func lacksVerb(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty else { return false }
        return text.clauses.allSatisfy { clause in
            clause.words.prefix(2).allSatisfy { word in
                text.scalars[text.words[word].lowerBound] != FoldedText.placeholder
                    && (lexicon.statementStarts.match(atWord: word, in: text) == nil
                        || lexicon.functionWords.match(atWord: word, in: text) != nil)
            }
        }
    }
}
