import AXLocaleData
import AXModel
import AXSource

/// A hint that begins with the kind of the control.
struct HintNamesControl: ScopedRule {
    static let page = RulePage(
        id: "hint-names-control",
        summary: "The hint says what kind of control it is on.",
        why: """
            The trait says it already, before the hint. Apple, Accessibility Programming Guide for iOS, Creating \
            Hints: a hint does not include the type of the control (“Button that adds a name”).
            """,
        example: Example("Button that adds a name.", role: "hint"),
        instead: Example("Adds a name.", role: "hint"),
        severity: .warning)

    static let scope = RuleScope(roles: .hint)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            let heard = context.heard(text)
            let folded = heard.folded
            guard let match = control(of: heard, in: context) else { return nil }
            let range = context.lexicon.place(of: match, in: folded)
            return context.finding(
                page, unit, text, at: range, "the hint names its control: \(text.string.quoted(range))",
                why: context.withExample("VoiceOver has said the kind of the control before the hint begins."))
        }
    }

    /// The control as what the hint is about: at the head of its first phrase, as what a gesture is made on, or called the
    /// hint's own (“this button”); where words are not spaced, at the border of a phrase, where the language puts it
    /// (“…を追加するボタン”, “ปุ่มสำหรับ…”). Elsewhere the word is content: “Adds the button to the toolbar.”
    private func control(of heard: HeardText, in context: RuleContext) -> TermMatch? {
        let text = heard.folded
        let subject = toldSubject(of: heard, in: context)
        let isAskedFor = heard.gesture != nil || CommandForm.first(in: text, context.lexicon) != nil
        let own = isAskedFor ? Set(context.lexicon.ownControls(in: text)) : []
        if subject == nil, let phrase = phraseControl(atHeadOf: text, context) { return phrase }
        return context.lexicon.hardControls.matches(in: text).first { match in
            if let subject, subject.words.overlaps(match.words) { return false }
            if let gesture = heard.gesture, isObject(match, of: gesture, in: text, context) { return true }
            if own.contains(match) { return true }
            let first = match.words.lowerBound
            guard let clause = text.clause(ofWord: first) else { return false }
            if context.style.spacesWords {
                return clause.opensSentence && !isPartOfName(match, of: clause, in: text, context)
                    && context.lexicon.leadsClause(first, in: text)
                    && !isVerb(at: first, of: text, in: context)
            }
            let phrase = text.range(ofWords: clause.words)
            switch context.style.controls.place {
            case .first: return match.range.lowerBound == phrase.lowerBound
            case .last:
                // Where the verb comes first, the noun at the end of a clause is its object: “提供查看全文的按钮”.
                return match.range.upperBound == phrase.upperBound
                    && (context.lexicon.putsVerbLast || heard.gesture == nil && text.isOnly(clause))
            }
        }
    }

    /// A control that is content elsewhere, with the word that says what it is for, at the head: “Link to the website”, but
    /// not “Link to-do items” or a quotation.
    private func phraseControl(atHeadOf text: FoldedText, _ context: RuleContext) -> TermMatch? {
        let soft = context.lexicon.softControls
        guard let first = text.words.first, first.lowerBound == 0, let match = soft.match(atWord: 0, in: text),
            match.words.count > 1, !context.lexicon.isPartOfCompound(match, in: text)
        else { return nil }
        let noun = FoldedText(text.string(first))
        return noun.words.isEmpty || soft.match(atWord: 0, in: noun) == nil ? nil : match
    }

    /// Whether the control is what the gesture is made on: “Tap this button to play”.
    private func isObject(
        _ match: TermMatch, of gesture: TermMatch, in text: FoldedText, _ context: RuleContext
    ) -> Bool {
        guard text.clause(ofWord: match.words.lowerBound) == text.clause(ofWord: gesture.words.lowerBound) else {
            return false
        }
        let between = gesture.words.upperBound..<max(gesture.words.upperBound, match.words.lowerBound)
        let isNear = match.words.lowerBound >= gesture.words.upperBound && between.count <= 2
        return isNear && !between.contains { context.lexicon.purposeWords.match(atWord: $0, in: text) != nil }
    }

    /// The subject that `hint-has-subject` tells: one word of a hint is one fault.
    private func toldSubject(of text: HeardText, in context: RuleContext) -> TermMatch? {
        guard context.profile.judgesForm, context.habits.hintsOmitSubject else { return nil }
        return text.subject
    }

    /// Whether the word only begins a compound (“Icon-Auswahl”), is another control with its name (“Le bouton « Play »”) or,
    /// where the control comes last, begins a phrase of two words (“Icon color”, “Symbol anzeigen”).
    private func isPartOfName(
        _ match: TermMatch, of clause: FoldedText.Clause, in text: FoldedText, _ context: RuleContext
    ) -> Bool {
        if context.lexicon.isPartOfCompound(match, in: text) || text.isQuoted(behind: match.range) { return true }
        let next = match.words.upperBound
        return context.style.controls.place == .last && next + 1 == clause.words.upperBound
            && context.lexicon.purposeWords.match(atWord: next, in: text) == nil
    }

    /// “Toggle” and “switch” are verbs too: “Switch to the next song.” is a command, not a control.
    private func isVerb(at word: Int, of text: FoldedText, in context: RuleContext) -> Bool {
        let opensClause = text.clause(ofWord: word)?.words.lowerBound == word
        return opensClause && context.lexicon.commandStarts.match(atWord: word, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a quotation follows at once.
    fileprivate func isQuoted(behind range: Range<Int>) -> Bool {
        let next = scalars[range.upperBound...].first { !$0.properties.isWhitespace }
        return next.map { $0.properties.isQuotationMark && $0 != "'" && $0 != "’" } ?? false
    }

    /// Whether a clause is its whole sentence.
    fileprivate func isOnly(_ clause: Clause) -> Bool {
        clause.opensSentence && self.clause(ofWord: clause.words.upperBound)?.opensSentence ?? true
    }
}
