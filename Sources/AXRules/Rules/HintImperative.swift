import AXLocaleData
import AXModel
import AXSource

/// A hint that gives a command.
enum HintImperative: StringRule {
    static let page = RulePage(
        id: "hint-imperative", concern: .hints,
        summary: "The hint is a command.",
        why: """
            A hint describes the result of an action: it completes the sentence “This control …”. A command sounds as \
            if the app were giving the listener orders. Apple, Accessibility Programming Guide for iOS, Creating \
            Hints: a hint begins with a verb in the third person and is declarative.
            """,
        example: Example("Play the song.", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning, traits: [.inaudible], formerIDs: ["hint-commands"])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.habits.hintsDeclare, !context.isPiece(unit.key) else { return [] }
        return unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            // Languages without spaces between words often use the same verb form for commands and statements.
            if context.takesWordingOfSource, context.style.spacesWords, let command = source?.command(in: context) {
                return context.finding(
                    page, unit, text, "hint is translated from a command: \(command.quoted)")
            }
            guard let match = analyzed.ownCommand,
                // A translated gesture is nearly always a command, and the gesture is reported in the source.
                source?.gesture(in: context) == nil,
                source.map({ analyzed.folded.mayBeginWithSubject(of: $0, context) }) != true,
                analyzed.folded.isInFirstSentence(match)
                    || source?.commands(in: context) != false && !analyzed.folded.opensWithFact(context.lexicon)
            else { return nil }
            let range = context.lexicon.range(of: match, in: analyzed.folded)
            return context.finding(
                page, unit, text, at: range, "hint is a command: \(text.string.quoted(range))",
                why: "A good hint \(context.style.hints.form).")
        }
    }
}

extension AnalyzedText {
    /// The words that make the hint a command; nil if it has a gesture or a subject, which other rules report.
    fileprivate var ownCommand: TermMatch? {
        gesture == nil && subject == nil ? command : nil
    }
}

extension Unit {
    /// The words that make the source's first sentence a command; nil if there aren't any, or if the source has a
    /// gesture or a subject.
    fileprivate func command(in context: RuleContext) -> String? {
        checkedForms.lazy.compactMap { form in
            let analyzed = context.analyzedSource(form)
            guard let match = analyzed.ownCommand, analyzed.folded.isInFirstSentence(match) else {
                return nil
            }
            return form.string.part(context.sourceLexicon.range(of: match, in: analyzed.folded))
        }.first
    }

    /// Whether the source contains a command. If it doesn't, a command in a later sentence of the translation is
    /// advice.
    fileprivate func commands(in context: RuleContext) -> Bool {
        checkedForms.contains { context.analyzedSource($0).command != nil }
    }
}

extension FoldedText {
    /// Whether the first sentence states a fact. A command that follows is then advice.
    fileprivate func opensWithFact(_ lexicon: Lexicon) -> Bool {
        StatementForm.statesFact(firstSentence, of: self, lexicon)
    }

    /// Whether the verb at the beginning of the translation may be the subject of a statement and not a command,
    /// because the source begins with a verbal noun: “Saving the list is not possible”, “Guardar a lista não é
    /// possível”.
    fileprivate func mayBeginWithSubject(of source: Unit, _ context: RuleContext) -> Bool {
        source.checkedForms.contains {
            context.analyzedSource($0).folded.beginsWithVerbalNoun(context.sourceStyle, context.sourceLexicon)
        }
            && (context.lexicon.statementWords.isEmpty || opensWithFact(context.lexicon))
    }

    fileprivate func isInFirstSentence(_ match: TermMatch) -> Bool { firstSentence.contains(match.words.lowerBound) }
}
