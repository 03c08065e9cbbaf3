import AXLocaleData
import AXModel
import AXSource

/// A label that contains the element's value or state.
enum LabelCarriesValue: StringRule {
    static let page = RulePage.labelCarriesValue

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            let folded = context.analyzed(text).folded
            let closing = source?.closesOtherwise(in: context) != true ? folded.closingState(context.lexicon) : nil
            if let state = folded.openingState(context.lexicon) ?? source?.openingState(of: folded, in: context)
                ?? closing ?? phraseState(of: folded, source, in: context)
            {
                let range = folded.offsets(of: state)
                let quoted = text.string.quoted(range)
                return context.finding(
                    page, unit, text, at: range, "label includes a state: \(quoted)",
                    why: "Set the state as a trait or as the accessibility value, which VoiceOver announces with "
                        + "the label.")
            }
            if let value = folded.value(among: context.values(of: unit)) {
                let range = folded.offsets(of: value)
                return context.finding(
                    page, unit, text, at: range, "label includes the element's value: \(text.string.quoted(range))",
                    why: "VoiceOver speaks the value after the label, so users hear the value twice.")
            }
            guard
                let number = folded.spelledPercentage(context.lexicon)
                    ?? folded.closingNumber(of: text.string, context.lexicon) ?? folded.namedValue(context.lexicon)
                    ?? source?.namedValue(of: folded, in: context),
                source?.carriesValueOrNoNumber(in: context) != false
            else { return nil }
            let range = folded.offsets(of: number)
            return context.finding(
                page, unit, text, at: range, "label includes a value: \(text.string.quoted(range))",
                why: "Put values that change into the accessibility value, which VoiceOver speaks after the label.")
        }
    }
}

extension LabelCarriesValue {
    /// The state at the end of a phrase (“Wi-Fi enabled”); nil if there isn't one. Sources in languages whose
    /// adjectives follow their nouns aren't searched, because “date sélectionnée” can be a name. In a translation, the
    /// source must have such a state, too. The result is the state at the end of the text or, if the data doesn't
    /// contain that state, the first of several clauses.
    private static func phraseState(of text: FoldedText, _ source: Unit?, in context: RuleContext) -> Range<Int>? {
        guard let source else {
            let state = text.phraseState(context.lexicon.states, context.lexicon)
            return context.style.controls.place == .last ? state : nil
        }
        let isCaused = source.checkedForms.contains { form in
            context.analyzedSource(form).folded.phraseState(context.sourceLexicon.states, context.sourceLexicon) != nil
        }
        guard isCaused else { return nil }
        return text.lastState(context.lexicon.states) ?? text.openingClause
    }
}

extension Unit {
    /// Whether the source has several clauses and doesn't end with a state. The translation of such a source may end
    /// with a word that is a state in other labels: “Delivery: arrived”.
    fileprivate func closesOtherwise(in context: RuleContext) -> Bool {
        checkedForms.contains { form in
            let folded = context.analyzedSource(form).folded
            return folded.clauses.count > 1 && folded.closingState(context.sourceLexicon) == nil
        }
    }

    /// Whether the source has no number, or its number is a value. If the number is part of a phrase (“%d votes”), the
    /// translation may put it after a colon (“голосов: %d”), so that the noun doesn't have to agree with it.
    fileprivate func carriesValueOrNoNumber(in context: RuleContext) -> Bool {
        checkedForms.allSatisfy { form in
            let folded = context.analyzedSource(form).folded
            return !folded.hasNumber || folded.spelledPercentage(context.sourceLexicon) != nil
                || folded.closingNumber(of: form.string, context.sourceLexicon) != nil
                || folded.namedValue(context.sourceLexicon) != nil
        }
    }
}

extension Unit {
    /// The first clause of the translation, if the source begins with a state. If the source ends with a state, the
    /// state at the beginning of the translation. Otherwise nil.
    fileprivate func openingState(of translation: FoldedText, in context: RuleContext) -> Range<Int>? {
        let terms = context.sourceLexicon
        if let first = translation.openingClause,
            checkedForms.contains(where: { context.analyzedSource($0).folded.openingState(terms) != nil })
        {
            return first
        }
        // A translation of “Flash on” may begin with the state: “Включена светкавица”.
        guard translation.words.count > 1, context.locale != context.sourceLocale,
            let state = context.lexicon.states.match(atWord: 0, in: translation),
            !translation.hasArticle(after: state, context.lexicon),
            checkedForms.contains(where: { context.analyzedSource($0).folded.phraseState(terms.states, terms) != nil })
        else { return nil }
        return state.range
    }

    /// The value in a translation whose source has a named value or a number as a value: the first placeholder or, if
    /// the code appends the value, the last clause. Nil for other sources.
    fileprivate func namedValue(of translation: FoldedText, in context: RuleContext) -> Range<Int>? {
        let isNamed = checkedForms.contains { form in
            let original = context.analyzedSource(form).folded
            return original.namedValue(context.sourceLexicon) != nil
                || original.closingNumber(of: form.string, context.sourceLexicon) != nil
        }
        guard isNamed else { return nil }
        if let value = translation.words.first(where: { translation.scalars[$0.lowerBound] == FoldedText.placeholder })
        {
            return value
        }
        // The code appends the value: “…, current value is”.
        let isAdded = !checkedForms.contains { context.analyzedSource($0).folded.hasNumber }
        return isAdded ? translation.clauses.last.map { translation.range(ofWords: $0.words) } : nil
    }
}

extension RuleContext {
    /// The values of the element that a label names, in the catalog being checked.
    fileprivate func values(of label: Unit) -> [FoldedText] {
        links.values[label.key, default: []].sorted().compactMap { key in
            guard case .plain(let text) = units[key]?.text, text.string.utf8.count <= 200 else { return nil }
            return FoldedText(text.string)
        }
    }
}
