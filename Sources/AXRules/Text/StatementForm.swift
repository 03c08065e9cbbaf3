import AXLocaleData

/// Tells a statement from a noun phrase or an infinitive, by what the data of the locale says of their words.
enum StatementForm {
    /// The words of the first sentence that is surely no statement; nil where it is one, or nothing is known.
    static func missing(in text: FoldedText, _ lexicon: Lexicon) -> Range<Int>? {
        let sentence = text.firstSentence
        guard !sentence.isEmpty, !statesFact(wordsOfMainClauses(of: text, lexicon), of: text, lexicon) else {
            return nil
        }
        // Where verbs show themselves, a noun at the head may be the subject of one.
        let isNoun =
            lexicon.statementStarts.isEmpty && lexicon.nounStarts.match(atWord: sentence.lowerBound, in: text) != nil
            || lexicon.nounEnds.match(atWord: sentence.upperBound - 1, in: text) != nil
        if isNoun { return sentence }
        guard lacksVerb(text, lexicon) else { return nil }
        // Without a comma, the verb of the sentence may follow its relative clause.
        let words = endsWithRelativeClause(text, lexicon) ? wordsOfMainClauses(of: text, lexicon) : text.words.indices
        return statesFact(words, of: text, lexicon) ? nil : sentence
    }

    /// The words before the first relative pronoun of the first sentence; all words without one.
    static func wordsOfMainClauses(of text: FoldedText, _ lexicon: Lexicon) -> Range<Int> {
        0..<(firstRelative(in: text, lexicon) ?? text.words.count)
    }

    /// A relative pronoun that is an article too counts at the head of a clause alone.
    private static func firstRelative(in text: FoldedText, _ lexicon: Lexicon) -> Int? {
        text.firstSentence.dropFirst().first { word in
            lexicon.relativeWords.match(atWord: word, in: text) != nil
                && (lexicon.articles.match(atWord: word, in: text) == nil
                    || text.clause(ofWord: word)?.words.lowerBound == word)
        }
    }

    /// Whether the last clause of the first sentence is a relative one, with or without a preposition: “…, in which …”.
    private static func endsWithRelativeClause(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let relative = firstRelative(in: text, lexicon), let clause = text.clause(ofWord: relative) else {
            return false
        }
        return clause.words.lowerBound > 0 && relative - clause.words.lowerBound < 2
            && clause.words.upperBound == text.firstSentence.upperBound
    }

    /// Whether an English source names a thing and states nothing: it has no verb of the
    /// data at its head, neither in the third person nor as a command.
    static func namesThing(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let first = text.words.first, lacksVerb(text, lexicon),
            !statesFact(text.words.indices, of: text, lexicon)
        else { return false }
        let word = text.string(first)
        // A verb that the data lacks ends with -s (“Guides you …”) or is followed by an article (“Limit the …”), an adverb
        // puts off the verb, and a participle is that of a state (“Not supported”).
        let mayBeVerb =
            word.hasSuffix("s") && lexicon.nounStarts.match(atWord: 0, in: text) == nil
            || word.hasSuffix("ly") || word.contains(Character(FoldedText.placeholder))
            || text.words.count > 1 && lexicon.articles.match(atWord: 1, in: text) != nil
            || text.words.count > 1 && text.words.last.map(text.string)?.hasSuffix("ed") == true
        let stems = [word] + ["un", "re"].filter(word.hasPrefix).map { String(word.dropFirst($0.count)) }
        return !mayBeVerb
            && !stems.contains { stem in
                let verb = FoldedText(stem)
                return !verb.words.isEmpty && lexicon.commandStarts.match(atWord: 0, in: verb) != nil
            } && lexicon.commandStarts.match(atWord: 0, in: text) == nil
    }

    /// Whether one of the words makes any sentence a statement: “is”, “will”.
    static func statesFact(_ words: Range<Int>, of text: FoldedText, _ lexicon: Lexicon) -> Bool {
        words.contains { lexicon.statementWords.match(atWord: $0, in: text) != nil }
    }

    /// Whether no clause begins with the form that statements begin with, not even after a subject of one word. The value of a
    /// placeholder at its head may be a verb.
    static func lacksVerb(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty else { return false }
        return text.clauses.allSatisfy { clause in
            text.scalars[text.words[clause.words.lowerBound].lowerBound] != FoldedText.placeholder
                && !isPluralWithVerb(clause.words, in: text, lexicon)
                && clause.words.prefix(2).allSatisfy { !isVerb($0, in: text, lexicon) }
        }
    }

    /// Whether a word has the form of a verb in a statement, and is no other word of the data with the same ending.
    static func isVerb(_ word: Int, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let form = lexicon.statementStarts.match(atWord: word, in: text) else { return false }
        return form.kind == .word
            || lexicon.functionWords.match(atWord: word, in: text) == nil
                && lexicon.nounStarts.match(atWord: word, in: text) == nil && !isOwnersMark(word, in: text)
    }

    /// Whether a noun at the head, or after its article, is followed by the bare form of a verb, as a plural is in English:
    /// “Episodes play”, “The songs play”.
    private static func isPluralWithVerb(_ words: Range<Int>, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        words.dropLast().prefix(2).contains { word in
            lexicon.nounStarts.match(atWord: word, in: text) != nil
                && lexicon.commandStarts.match(atWord: word + 1, in: text) != nil
        }
    }

    /// Whether the word is the -s of a possessive: “User’s account”. “It’s” and the like are words of a statement.
    private static func isOwnersMark(_ word: Int, in text: FoldedText) -> Bool {
        guard word > 0, text.string(text.words[word]) == "s",
            text.words[word].lowerBound - text.words[word - 1].upperBound == 1
        else { return false }
        return text.scalars[text.words[word].lowerBound - 1] == "'"
    }
}

extension FoldedText {
    /// Whether a text in English begins with what a verb of the data makes with “-ing”: “Saving the list …”. No other
    /// language is looked at.
    func beginsWithVerbalNoun(_ style: LocaleStyle, _ lexicon: Lexicon) -> Bool {
        guard style.tag.hasPrefix("en"), let first = words.first.map(string), first.hasSuffix("ing") else {
            return false
        }
        let stem = String(first.dropLast(3))
        return [stem, stem + "e", String(stem.dropLast())].contains { verb in
            let verb = FoldedText(verb)
            return !verb.words.isEmpty && lexicon.commandStarts.match(atWord: 0, in: verb) != nil
        }
    }
}
