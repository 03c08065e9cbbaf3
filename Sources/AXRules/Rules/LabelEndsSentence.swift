import AXModel
import AXSource

/// A label that ends with a period.
enum LabelEndsSentence: StringRule {
    static let page = RulePage(
        id: "label-ends-sentence", concern: .labels,
        summary: "The label ends with a period.",
        why: """
            A label is a name, not a sentence. The period makes VoiceOver lower its pitch and pause before it \
            announces the control type. Apple, Accessibility Programming Guide for iOS, Creating Labels: a label does \
            not end with a period.
            """,
        example: Example("Play music.", role: "label"),
        instead: Example("Play music", role: "label"),
        severity: .warning, isFixable: true, traits: [.inaudible])

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard unit.mayEndWithStop, source?.exclaims != true else { return [] }
        let sourceEnds = source?.checkedForms.contains { FullStop(of: $0.string) != nil } ?? true
        guard !sourceEnds || (context.habits.labelsOmitFullStop && !ElementKinds.areText(context.kinds(of: unit.key)))
        else { return [] }
        return unit.firstFinding { text in
            guard let stop = FullStop(of: text.string), text.string.hasWords,
                !isMessage(text, of: source, sourceEnds, in: context),
                !stop.mayAbbreviate(isNew: !sourceEnds, context.lexicon),
                !(sourceEnds && text.string.isParagraph(in: context.style)),
                !(source?.says(stop.lastWord) ?? false)
            else { return nil }
            let fix = FixIt("Remove the period", edits: [text.edit(stop.range, "")], safety: stop.safety)
            return context.finding(
                page, unit, text, at: stop.range, "label ends with a period: \(stop.lastWord.quoted)",
                fixIts: [fix])
        }
    }
}

extension Unit {
    /// Whether `word`, which ends with a period, also occurs before the end of the string. Such a word is an
    /// abbreviation, which a translation keeps.
    fileprivate func says(_ word: String) -> Bool {
        checkedForms.contains { $0.string.split(whereSeparator: \.isWhitespace).dropLast().contains { $0 == word } }
    }

    /// Whether the string ends with an exclamation or question mark, which a translation may replace with a period:
    /// “Done!” and “Fertig.”.
    fileprivate var exclaims: Bool {
        checkedForms.contains { form in
            SentenceEnd(of: form.string).mark.map { "!?！？".unicodeScalars.contains($0) } ?? false
        }
    }

    /// Whether the string may end with a period. Most labels end with an ASCII letter, so they can be skipped.
    fileprivate var mayEndWithStop: Bool {
        guard let last = onlyText?.string.utf8.last else { return true }
        return !last.isASCIILetter
    }
}

extension LabelEndsSentence {
    private static let fewestWordsOfSentence = 4
    /// The minimum number of words of a sentence whose source has no period.
    private static let fewestWordsOfNewSentence = 6

    /// Whether the label or its source is a sentence. A phrase that begins with a verb counts as a sentence only if it
    /// has at least four words, or six if only the translation has a period, because “Play music” is the name of an
    /// action.
    private static func isMessage(_ text: LocatedText, of source: Unit?, _ sourceEnds: Bool, in context: RuleContext)
        -> Bool
    {
        let folded = context.analyzed(text).folded
        let fewest = sourceEnds ? Self.fewestWordsOfSentence : Self.fewestWordsOfNewSentence
        if folded.isSentence(context.lexicon) || folded.beginsWithVerb(context.lexicon, fewestWords: fewest) {
            return true
        }
        return source?.checkedForms.contains { form in
            let original = context.analyzedSource(form).folded
            return sourceEnds && original.isSentence(context.sourceLexicon)
                || original.beginsWithVerb(context.sourceLexicon, fewestWords: fewest)
        } ?? false
    }
}

extension FoldedText {
    /// Whether the text consists of several sentences, or a verb makes it a sentence. Such a label is a message, which
    /// may end with a period.
    fileprivate func isSentence(_ lexicon: Lexicon) -> Bool {
        clauses.count(where: \.opensSentence) > 1
            || StatementForm.statesFact(StatementForm.wordsOfMainClauses(of: self, lexicon), of: self, lexicon)
    }

    /// Whether the text has at least this many words, and contains a command or begins with a verb in the third person.
    /// Many nouns have the same ending as verbs (“Terms of service”), so an article must follow in languages with
    /// articles.
    fileprivate func beginsWithVerb(_ lexicon: Lexicon, fewestWords: Int) -> Bool {
        guard words.count >= fewestWords else { return false }
        if CommandForm.first(in: self, lexicon) != nil { return true }
        return StatementForm.isVerb(0, in: self, lexicon)
            && (lexicon.articles.isEmpty || lexicon.articles.match(atWord: 1, in: self) != nil)
    }
}

extension String {
    /// Whether the string has words other than placeholders. If it has only placeholders, the period separates them
    /// from the text that follows.
    fileprivate var hasWords: Bool {
        guard holds(UInt8(ascii: "%")) else { return true }
        let folded = FoldedText(self)
        return folded.words.contains { folded.scalars[$0.lowerBound] != FoldedText.placeholder }
    }
}
