import AXLocaleData

/// Distinguishes statements from noun phrases and infinitives, using the locale's data.
enum StatementForm {
    /// The words of the first sentence if it is certainly not a statement; nil if it may be one.
    static func missing(in text: FoldedText, _ lexicon: Lexicon) -> Range<Int>? {
        let sentence = text.firstSentence
        guard !sentence.isEmpty, !statesFact(wordsOfMainClauses(of: text, lexicon), of: text, lexicon) else {
            return nil
        }
        // In languages whose data contains verb forms, a noun at the beginning may be the subject of a verb.
        let isNoun =
            lexicon.statementStarts.isEmpty && lexicon.nounStarts.match(atWord: sentence.lowerBound, in: text) != nil
            || lexicon.nounEnds.match(atWord: sentence.upperBound - 1, in: text) != nil
        if isNoun { return sentence }
        guard lacksVerb(text, lexicon) else { return nil }
        // Without a comma, the main verb may follow the relative clause.
        let words = endsWithRelativeClause(text, lexicon) ? wordsOfMainClauses(of: text, lexicon) : text.words.indices
        return statesFact(words, of: text, lexicon) ? nil : sentence
    }

    /// The words before the first relative pronoun of the first sentence, or all words.
    static func wordsOfMainClauses(of text: FoldedText, _ lexicon: Lexicon) -> Range<Int> {
        0..<(firstRelative(in: text, lexicon) ?? text.words.count)
    }

    /// The index of the first relative pronoun after the first word, in the first sentence; nil if there isn't one. A
    /// word that can also be an article, such as the German “der”, is only a relative pronoun at the beginning of a
    /// clause.
    private static func firstRelative(in text: FoldedText, _ lexicon: Lexicon) -> Int? {
        text.firstSentence.dropFirst().first { word in
            lexicon.relativeWords.match(atWord: word, in: text) != nil
                && (lexicon.articles.match(atWord: word, in: text) == nil
                    || text.clause(ofWord: word)?.words.lowerBound == word)
        }
    }

    /// Whether the last clause of the first sentence is a relative clause, with or without a preposition: “…, in which
    /// …”.
    private static func endsWithRelativeClause(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let relative = firstRelative(in: text, lexicon), let clause = text.clause(ofWord: relative) else {
            return false
        }
        return clause.words.lowerBound > 0 && relative - clause.words.lowerBound < 2
            && clause.words.upperBound == text.firstSentence.upperBound
    }

    /// Whether an English source names a thing and isn't a statement: it doesn't begin with a verb in the third person
    /// or with a command.
    static func namesThing(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let first = text.words.first, lacksVerb(text, lexicon),
            !statesFact(text.words.indices, of: text, lexicon)
        else { return false }
        let word = text.string(first)
        // A verb that isn't in the data ends with -s (“Guides you …”) or precedes an article (“Limit the …”). After an
        // adverb, the verb comes later. A participle at the end describes a state (“Not supported”).
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

    /// Whether the words contain one that makes any sentence a statement, such as “is” or “will”.
    static func statesFact(_ words: Range<Int>, of text: FoldedText, _ lexicon: Lexicon) -> Bool {
        words.contains { lexicon.statementWords.match(atWord: $0, in: text) != nil }
    }

    /// Whether no clause begins with a verb form of statements, even after a one-word subject. A placeholder at the
    /// beginning of a clause may be a verb. False if the data contains no verb forms of statements.
    static func lacksVerb(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty else { return false }
        return text.clauses.allSatisfy { clause in
            text.scalars[text.words[clause.words.lowerBound].lowerBound] != FoldedText.placeholder
                && !isPluralWithVerb(clause.words, in: text, lexicon)
                && clause.words.prefix(2).allSatisfy { !isVerb($0, in: text, lexicon) }
        }
    }

    /// Whether a word has the verb form of statements, and isn't another word in the data with the same ending.
    static func isVerb(_ word: Int, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let form = lexicon.statementStarts.match(atWord: word, in: text) else { return false }
        return form.kind == .word
            || lexicon.functionWords.match(atWord: word, in: text) == nil
                && lexicon.nounStarts.match(atWord: word, in: text) == nil && !isPossessive(word, in: text)
    }

    /// Whether a noun at the beginning or after an article is followed by the bare form of a verb, like a plural in
    /// English: “Episodes play”, “The songs play”.
    private static func isPluralWithVerb(_ words: Range<Int>, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        words.dropLast().prefix(2).contains { word in
            lexicon.nounStarts.match(atWord: word, in: text) != nil
                && lexicon.commandStarts.match(atWord: word + 1, in: text) != nil
        }
    }

    /// Whether the word is the -s of a possessive: “User’s account”. The -s of contractions such as “it’s” isn't
    /// distinguished, because the data contains them as words of statements.
    private static func isPossessive(_ word: Int, in text: FoldedText) -> Bool {
        guard word > 0, text.string(text.words[word]) == "s",
            text.words[word].lowerBound - text.words[word - 1].upperBound == 1
        else { return false }
        return text.scalars[text.words[word].lowerBound - 1] == "'"
    }
}

extension FoldedText {
    /// Whether an English text begins with the -ing form of a verb in the data: “Saving the list …”. Other languages
    /// aren't checked.
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
