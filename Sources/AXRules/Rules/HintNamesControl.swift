import AXLocaleData
import AXModel
import AXSource

/// A hint that names the type of its control.
enum HintNamesControl: StringRule {
    static let page = RulePage(
        id: "hint-names-control", concern: .hints,
        summary: "The hint contains the type of its control.",
        why: """
            Before the hint, VoiceOver announces the control type that the element's trait specifies. Apple, \
            Accessibility Programming Guide for iOS, Creating Hints: a hint does not include the type of the control \
            (not “Button that adds a name”).
            """,
        example: Example("Button that adds a name.", role: "hint"),
        instead: Example("Adds a name.", role: "hint"),
        severity: .warning)

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            let mention = ControlMention(analyzed: analyzed, language: context.language)
            guard
                let match = mention.first(besides: reportedSubject(of: analyzed, in: context))
                    ?? source.flatMap({ controlKept(by: analyzed, of: $0, in: context) })
            else { return nil }
            let range = context.lexicon.range(of: match, in: analyzed.folded)
            return context.finding(
                page, unit, text, at: range, "hint contains the control type \(text.string.quoted(range))",
                why: "VoiceOver says the control type before the hint, so users hear the type twice.")
        }
    }

    /// The subject that `hint-has-subject` reports; nil if there isn't one, or if the rule doesn't apply.
    private static func reportedSubject(of text: AnalyzedText, in context: RuleContext) -> TermMatch? {
        guard context.profile.checksForm, context.habits.hintsOmitSubject else { return nil }
        return text.subject
    }

    /// The first control type in a translation, at any position; nil unless the source names the type of its control.
    private static func controlKept(by translation: AnalyzedText, of source: Unit, in context: RuleContext)
        -> TermMatch?
    {
        guard !context.speaksSourceLanguage, translation.subject == nil,
            let control = context.lexicon.hardControls.matches(in: translation.folded).first
        else { return nil }
        let isNamed = source.checkedForms.contains { form in
            let analyzed = context.analyzedSource(form)
            return ControlMention(analyzed: analyzed, language: context.sourceLanguage)
                .first(besides: analyzed.subject) != nil
        }
        return isNamed ? control : nil
    }
}

/// Finds the control that a hint is about, if the hint names its type.
private struct ControlMention {
    let analyzed: AnalyzedText
    let language: PreparedLanguage

    private var lexicon: Lexicon { language.lexicon }
    private var style: LocaleStyle { language.style }
    private var text: FoldedText { analyzed.folded }

    /// The first control that the hint names as its own; nil if there isn't one. A control counts as the hint's own in
    /// these positions:
    /// - At the beginning of a sentence.
    /// - At the beginning of the hint, with its purpose or position: “Link to the website”, “Tab 3 of 4”.
    /// - As the target of a gesture: “Tap the button to play”.
    /// - As “this button”, if the hint contains a gesture or a command.
    /// - As the object of a verbal noun at the beginning: “Toggling the switch …”.
    /// - In languages without spaces, at the edge of a phrase, in the language's usual position: “…を追加するボタン”,
    ///   “ปุ่มสำหรับ…”.
    ///
    /// In other positions, the word is content: “Adds the button to the toolbar.”
    /// - Parameter subject: the words that another rule reports, because a word is reported only once.
    func first(besides subject: TermMatch?) -> TermMatch? {
        if subject == nil, let phrase = phraseAtHead ?? positionAtHead { return phrase }
        let isAskedFor = analyzed.gesture != nil || analyzed.command != nil
        let own = isAskedFor ? Set(lexicon.ownControls(in: text)) : []
        return lexicon.hardControls.matches(in: text).first { match in
            if let subject, subject.words.overlaps(match.words) { return false }
            if let gesture = analyzed.gesture, isObject(match, of: gesture) { return true }
            return own.contains(match) || opensPhrase(match) || isOfVerbalNoun(match)
        }
    }

    private func opensPhrase(_ match: TermMatch) -> Bool {
        let first = match.words.lowerBound
        guard let clause = text.clause(ofWord: first) else { return false }
        if style.spacesWords {
            return clause.opensSentence && !isPartOfName(match, of: clause) && lexicon.leadsClause(first, in: text)
                && !isVerb(at: first)
        }
        let phrase = text.range(ofWords: clause.words)
        switch style.controls.place {
        case .first: return match.range.lowerBound == phrase.lowerBound
        case .last:
            // In languages that put the verb first, the noun at the end of a clause may be the object, so the clause
            // must be the whole sentence: “提供查看全文的按钮”.
            return match.range.upperBound == phrase.upperBound
                && (lexicon.putsVerbLast || analyzed.gesture == nil && text.isOnly(clause))
        }
    }

    /// A control at the beginning of the hint, followed by a word for its purpose: “Link to the website”, but not “Link
    /// to-do items” or a quotation. In other positions, the name of the control could be content.
    private var phraseAtHead: TermMatch? {
        let soft = lexicon.softControls
        guard let first = text.words.first, first.lowerBound == 0, let match = soft.match(atWord: 0, in: text),
            match.words.count > 1, !lexicon.isPartOfCompound(match, in: text)
        else { return nil }
        let noun = FoldedText(text.string(first))
        return noun.words.isEmpty || soft.match(atWord: 0, in: noun) == nil ? nil : match
    }

    /// The control in a hint that consists only of a control and its position, which VoiceOver announces itself: “Tab 3
    /// of 4”.
    private var positionAtHead: TermMatch? {
        let isNumber = { (word: Int) in
            text.scalars[text.words[word]].allSatisfy {
                $0 == FoldedText.placeholder || $0.properties.numericType == .decimal
            }
        }
        guard (4...5).contains(text.words.count), isNumber(1), isNumber(text.words.count - 1) else { return nil }
        return [lexicon.hardControls, lexicon.softControls].lazy.compactMap { $0.match(atWord: 0, in: text) }
            .first { $0.words.count == 1 }
    }

    /// Whether the control is the object of a verbal noun at the beginning of the hint: “Toggling the switch deletes
    /// …”.
    private func isOfVerbalNoun(_ match: TermMatch) -> Bool {
        (1...2).contains(match.words.lowerBound) && text.beginsWithVerbalNoun(style, lexicon)
            && (1..<match.words.lowerBound).allSatisfy { lexicon.articles.match(atWord: $0, in: text) != nil }
    }

    /// Whether the control is the target of the gesture: “Tap this button to play”.
    private func isObject(_ match: TermMatch, of gesture: TermMatch) -> Bool {
        guard text.clause(ofWord: match.words.lowerBound) == text.clause(ofWord: gesture.words.lowerBound) else {
            return false
        }
        let between = gesture.words.upperBound..<max(gesture.words.upperBound, match.words.lowerBound)
        let isNear = match.words.lowerBound >= gesture.words.upperBound && between.count <= 2
        return isNear && !between.contains { lexicon.purposeWords.match(atWord: $0, in: text) != nil }
    }

    /// Whether the word is part of a name and doesn't refer to the hint's own control:
    /// - The word is only the first part of a compound: “Icon-Auswahl”.
    /// - The name of another control follows in quotation marks: “Le bouton « Play »”.
    /// - The word begins a phrase of two words, in a language in which the control usually comes last: “Icon color”,
    ///   “Symbol anzeigen”.
    private func isPartOfName(_ match: TermMatch, of clause: FoldedText.Clause) -> Bool {
        if lexicon.isPartOfCompound(match, in: text) || text.isQuoted(after: match.range) { return true }
        let next = match.words.upperBound
        return style.controls.place == .last && next + 1 == clause.words.upperBound
            && lexicon.purposeWords.match(atWord: next, in: text) == nil
    }

    /// Whether the name of a control is used as a verb: “Switch to the next song.” is a command, not a control.
    private func isVerb(at word: Int) -> Bool {
        let opensClause = text.clause(ofWord: word)?.words.lowerBound == word
        return opensClause && lexicon.commandStarts.match(atWord: word, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a quotation follows the range, with only white space in between.
    fileprivate func isQuoted(after range: Range<Int>) -> Bool {
        let next = scalars[range.upperBound...].first { !$0.properties.isWhitespace }
        return next.map { $0.properties.isQuotationMark && $0 != "'" && $0 != "’" } ?? false
    }

    /// Whether a clause is a whole sentence.
    fileprivate func isOnly(_ clause: Clause) -> Bool {
        clause.opensSentence && self.clause(ofWord: clause.words.upperBound)?.opensSentence ?? true
    }
}
