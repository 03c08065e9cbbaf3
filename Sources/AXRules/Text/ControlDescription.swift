import AXLocaleData
import AXModel

/// Finds a control type in a label that is a sentence or a list of facts, where the type isn't at the edge of a phrase.
enum ControlDescription {
    /// The first control that is named in the way of “This is a slider, …” or “Home, tab, 1 of 5”, as indices of the
    /// folded scalars; nil if there isn't one. In a translation, a control at any position counts if the source names
    /// its control in such a way. If the control's name isn't in the data, the result is the clause that must contain
    /// it.
    static func first(in text: FoldedText, of source: Unit?, _ context: RuleContext) -> Range<Int>? {
        guard let source, !context.speaksSourceLanguage else {
            return (sentenceControl(in: text, context.lexicon) ?? controlWithPurpose(in: text, context.lexicon))?.range
                ?? factControl(in: text, context.lexicon).map { text.range(ofWords: text.clauses[$0].words) }
        }
        for form in source.checkedForms {
            let original = context.analyzedSource(form).folded
            if let index = factControl(in: original, context.sourceLexicon), text.clauses.count > index + 1,
                text.clauses.count == original.clauses.count
            {
                return text.range(ofWords: text.clauses[index].words)
            }
            let isSentence = sentenceControl(in: original, context.sourceLexicon) != nil
            let isNamed = namesOwn(original, context) || controlWithPurpose(in: original, context.sourceLexicon) != nil
            guard isSentence || isNamed else { continue }
            if let control = context.lexicon.hardControls.matches(in: text).first { return control.range }
            // A sentence always has a subject. In this translation, the subject must be a control whose name isn't in
            // the data.
            if isSentence, let clause = text.clauses.first {
                return text.range(ofWords: clause.words)
            }
        }
        return nil
    }

    /// A control in the first clause, if the clause is a statement about a control or about “this”; otherwise nil.
    private static func sentenceControl(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let clause = text.clauses.first, lexicon.subjects.match(atWord: 0, in: text) != nil,
            StatementForm.statesFact(clause.words, of: text, lexicon)
        else { return nil }
        return lexicon.hardControls.matches(in: text).first { clause.words.contains($0.words.lowerBound) }
    }

    /// A control at the beginning, followed by its purpose: “Slider for brightness”, “The text field to enter the
    /// name”.
    private static func controlWithPurpose(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        let first = lexicon.articles.match(atWord: 0, in: text)?.words.upperBound ?? 0
        guard first < text.words.count, lexicon.commandStarts.match(atWord: 0, in: text) == nil,
            let control = lexicon.hardControls.match(atWord: first, in: text),
            control.words.upperBound < text.words.count, !lexicon.isPartOfCompound(control, in: text)
        else { return nil }
        return lexicon.purposeWords.match(atWord: control.words.upperBound, in: text) == nil ? nil : control
    }

    /// The index of the clause that consists of the control type and is followed by the element's position: “%@, tab,
    /// %d of %d”.
    private static func factControl(in text: FoldedText, _ lexicon: Lexicon) -> Int? {
        guard text.clauses.count > 2 else { return nil }
        return text.clauses.indices.dropFirst().dropLast().first { index in
            let words = text.clauses[index].words
            return isControl(words, of: text, lexicon)
                && text.clauses[index + 1].words.contains(where: text.isPlaceholder)
        }
    }

    private static func isControl(_ words: Range<Int>, of text: FoldedText, _ lexicon: Lexicon) -> Bool {
        [lexicon.hardControls, lexicon.softControls].contains { terms in
            terms.match(atWord: words.lowerBound, in: text)?.words == words
        }
    }

    /// Whether a phrase of the source names its control. Always false for a command, whose verb acts on the control
    /// (“Remove speed button”).
    private static func namesOwn(_ text: FoldedText, _ context: RuleContext) -> Bool {
        let lexicon = context.sourceLexicon
        return text.words.count > 1 && lexicon.commandStarts.match(atWord: 0, in: text) == nil
            && text.controlNoun(lexicon.hardControls, at: context.sourceStyle.controls.place) != nil
    }
}

extension FoldedText {
    /// The first name of a control at the given end of a noun phrase: “Play button”, “bouton Lecture”.
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
