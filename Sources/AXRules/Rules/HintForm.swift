import AXLocaleData
import AXModel
import AXSource

/// A hint that is a noun phrase or an infinitive.
enum HintForm: StringRule {
    static let page = RulePage(
        id: "hint-form", concern: .hints,
        summary: "The hint is a noun phrase or an infinitive instead of a statement.",
        why: """
            A hint says what happens: it completes the sentence “This control …”. A noun phrase (“Selection of the \
            song”) or an infinitive sounds like a second label, because it can name the element or the action. Apple, \
            Accessibility Programming Guide for iOS, Creating Hints: a hint begins with a verb in the third person.
            """,
        example: Example("Auswahl des Titels.", locale: "de", role: "hint", source: "Selects the song."),
        instead: Example("Wählt den Titel aus.", locale: "de", role: "hint", source: "Selects the song."),
        severity: .warning, traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.habits.hintsDeclare, !context.isPseudo, !context.isPiece(unit.key) else { return [] }
        return unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            guard analyzed.gesture == nil, analyzed.subject == nil, !text.string.asksQuestion,
                let words = StatementForm.missing(in: analyzed.folded, context.lexicon)
                    ?? source.flatMap({ wholeText(analyzed.folded, ofName: $0, in: context) }),
                analyzed.command == nil,
                source?.statesFact(in: context) != true, source?.gestureKept(by: analyzed, in: context) == nil,
                HintNamesControl.check(unit, against: source, in: context).isEmpty
            else { return nil }
            let range = analyzed.folded.offsets(of: analyzed.folded.range(ofWords: words))
            return context.finding(
                page, unit, text, at: range, "hint isn't a statement: \(text.string.quoted(range))",
                why: "A good hint \(context.style.hints.form).")
        }
    }
}

extension HintForm {
    /// All words of a translation if its English source names a thing (“Selection of the song”), because a faithful
    /// translation also names a thing. Nil if the source doesn't name a thing, or if the translation is recognizably a
    /// statement or has more than two clauses.
    private static func wholeText(_ text: FoldedText, ofName source: Unit, in context: RuleContext) -> Range<Int>? {
        guard context.sourceStyle.tag.hasPrefix("en"), text.clauses.count <= 2, !text.words.isEmpty,
            context.lexicon.statementStarts.isEmpty || StatementForm.lacksVerb(text, context.lexicon),
            !StatementForm.statesFact(text.words.indices, of: text, context.lexicon),
            source.checkedForms.allSatisfy({ form in
                let original = context.analyzedSource(form)
                // A source with another finding isn't evidence about the translation.
                return original.gesture == nil && original.subject == nil
                    && context.sourceLexicon.hardControls.matches(in: original.folded).isEmpty
                    && original.folded.clauses.count <= 2
                    && StatementForm.namesThing(original.folded, context.sourceLexicon)
            })
        else { return nil }
        return text.words.indices
    }
}

extension Unit {
    /// Whether the source contains a word that makes any sentence a statement, such as the “is” of “The list is empty.”
    /// In some languages, translations of such sentences have no verb.
    fileprivate func statesFact(in context: RuleContext) -> Bool {
        checkedForms.contains { form in
            let text = context.analyzedSource(form).folded
            return StatementForm.statesFact(text.words.indices, of: text, context.sourceLexicon)
        }
    }
}

extension String {
    fileprivate var asksQuestion: Bool { unicodeScalars.contains { $0 == "?" || $0 == "？" || $0 == "؟" } }
}
