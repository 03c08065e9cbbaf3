import AXLocaleData
import AXModel
import AXSource

/// A label that holds the element's value or state.
struct LabelCarriesValue: ScopedRule {
    static let page = RulePage.labelCarriesValue

    static let scope = RuleScope(roles: .label)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            let folded = context.heard(text).folded
            let closing = folded.closingState(context.lexicon) ?? phraseState(of: folded, source, in: context)
            if let state = folded.openingState(context.lexicon) ?? source?.openingState(of: folded, in: context)
                ?? (source?.closesOtherwise(in: context) != true ? closing : nil)
            {
                let range = folded.offsets(of: state)
                let quoted = text.string.quoted(range)
                return context.finding(
                    page, unit, text, at: range, "the label tells a state: \(quoted)",
                    why: "VoiceOver speaks a state from the traits or the value, in the listener's language.")
            }
            if let value = folded.value(among: context.values(of: unit)) {
                let range = folded.offsets(of: value)
                return context.finding(
                    page, unit, text, at: range, "the label tells its value: \(text.string.quoted(range))",
                    why: "VoiceOver speaks the value after the label: it is heard twice.")
            }
            guard
                let number = folded.spelledPercentage(context.lexicon)
                    ?? folded.closingNumber(of: text.string, context.lexicon) ?? folded.namedValue(context.lexicon)
                    ?? source?.namedValue(of: folded, in: context),
                source?.carriesValueOrNoNumber(in: context) != false
            else { return nil }
            let range = folded.offsets(of: number)
            return context.finding(
                page, unit, text, at: range, "the label tells a value: \(text.string.quoted(range))",
                why: "What changes belongs into the accessibility value, which VoiceOver speaks after the label.")
        }
    }
}

extension LabelCarriesValue {
    /// A state at the end of a phrase. Where adjectives follow their nouns (“date sélectionnée”) and in every translation, the
    /// source has to have it there too.
    private func phraseState(of text: FoldedText, _ source: Unit?, in context: RuleContext) -> Range<Int>? {
        guard let source else {
            let state = text.phraseState(context.lexicon.states, context.lexicon)
            return context.style.controls.place == .last ? state : nil
        }
        let isCaused = source.judgedForms.contains { form in
            context.heardSource(form).folded.phraseState(context.sourceLexicon.states, context.sourceLexicon) != nil
        }
        return isCaused ? text.lastState(context.lexicon.states) : nil
    }
}

extension Unit {
    /// Of a source: whether it has several clauses and ends with none of the states. A translation may then use a word that
    /// is a state elsewhere: “Delivery: arrived” tells what was asked for.
    fileprivate func closesOtherwise(in context: RuleContext) -> Bool {
        judgedForms.contains { form in
            let folded = context.heardSource(form).folded
            return folded.clauses.count > 1 && folded.closingState(context.sourceLexicon) == nil
        }
    }

    /// Of a source: false where it has a number as a part of its phrase (“%d votes”). A translation may then put the
    /// number behind a colon (“голосов: %d”), since the noun would have to agree with it.
    fileprivate func carriesValueOrNoNumber(in context: RuleContext) -> Bool {
        judgedForms.allSatisfy { form in
            let folded = context.heardSource(form).folded
            return !folded.hasNumber || folded.spelledPercentage(context.sourceLexicon) != nil
                || folded.closingNumber(of: form.string, context.sourceLexicon) != nil
                || folded.namedValue(context.sourceLexicon) != nil
        }
    }
}

extension Unit {
    /// In words.
    private static let longestState = 4

    /// The first clause of the translation, where the source opens with a state; where the source ends with one, the state that
    /// its translation opens with.
    fileprivate func openingState(of translation: FoldedText, in context: RuleContext) -> Range<Int>? {
        let terms = context.sourceLexicon
        if translation.clauses.count > 1, let first = translation.clauses.first,
            first.words.count <= Self.longestState,
            judgedForms.contains(where: { context.heardSource($0).folded.openingState(terms) != nil })
        {
            return translation.range(ofWords: first.words)
        }
        // “Flash on” may have its state in front: “Включена светкавица”.
        guard translation.words.count > 1, context.locale != context.sourceLocale,
            let state = context.lexicon.states.match(atWord: 0, in: translation),
            !translation.hasArticle(behind: state, context.lexicon),
            judgedForms.contains(where: { context.heardSource($0).folded.phraseState(terms.states, terms) != nil })
        else { return nil }
        return state.range
    }

    /// The placeholder of the translation, where the source names a value and puts it in.
    fileprivate func namedValue(of translation: FoldedText, in context: RuleContext) -> Range<Int>? {
        guard judgedForms.contains(where: { context.heardSource($0).folded.namedValue(context.sourceLexicon) != nil })
        else { return nil }
        return translation.words.first { translation.scalars[$0.lowerBound] == FoldedText.placeholder }
    }
}

extension RuleContext {
    /// The values of the element that a label names, in the catalog that is judged.
    fileprivate func values(of label: Unit) -> [FoldedText] {
        links.values[label.key, default: []].sorted().compactMap { key in
            guard case .plain(let text) = units[key]?.text, text.string.utf8.count <= 200 else { return nil }
            return FoldedText(text.string)
        }
    }
}

extension FoldedText {
    /// Where one of the values is a whole clause beside another, or the end of the text.
    fileprivate func value(among values: [FoldedText]) -> Range<Int>? {
        for value in values where !value.words.isEmpty && !value.scalars.contains(Self.placeholder) {
            let said = value.words.map(value.string)
            let places = clauses.map(\.words) + [max(words.count - said.count, 0)..<words.count]
            for place in places where place.count < words.count && words[place].map(string) == said {
                return range(ofWords: place)
            }
        }
        return nil
    }

    /// Whether a digit or a placeholder stands anywhere.
    fileprivate var hasNumber: Bool {
        scalars.contains { $0 == Self.placeholder || $0.properties.numericType == .decimal }
    }

    /// A state that is the whole of the last clause: “Repeat, on”, “Favorite (selected)”.
    fileprivate func closingState(_ lexicon: Lexicon) -> Range<Int>? {
        clauses.count > 1 ? clauses.last.flatMap { state(in: $0, [lexicon.states]) } : nil
    }

    /// A state that is the whole of the first clause: “Expanded, 3 tasks”.
    fileprivate func openingState(_ lexicon: Lexicon) -> Range<Int>? {
        clauses.count > 1 ? clauses.first.flatMap { state(in: $0, [lexicon.states, lexicon.openingStates]) } : nil
    }

    /// One of the states, where it is a whole clause.
    private func state(in clause: Clause, _ states: [TermIndex]) -> Range<Int>? {
        let phrase = range(ofWords: clause.words)
        return states.lazy.compactMap { terms in terms.matches(in: self).first { $0.range == phrase }?.range }.first
    }

    /// The placeholder after the name of a value: “Connection status: %@”, “Rating %d of %d”. Behind a verb, the value has to be
    /// that of a clause of its own: “Select the order (currently %@)”.
    fileprivate func namedValue(_ lexicon: Lexicon) -> Range<Int>? {
        guard clauses.count <= 2, words.count > 1, let last = clauses.last?.words,
            let value = words.indices.first(where: isPlaceholder), value > 0,
            value + 2 >= words.count || value + 3 == words.count && isPlaceholder(value + 2),
            lexicon.valueNames.matches(in: self).contains(where: { $0.words.upperBound == value }),
            lexicon.commandStarts.match(atWord: 0, in: self) == nil || clauses.count == 2 && last.contains(value - 1)
        else { return nil }
        return words[value].lowerBound..<scalars.count
    }

    private func isPlaceholder(_ word: Int) -> Bool { scalars[words[word].lowerBound] == Self.placeholder }

    /// A state after a name, without a mark between them: “Wi-Fi enabled”, “Wi-Fi is enabled”. A short word is often
    /// something else, and after a verb or a small word the phrase is an action or a count: “Nothing selected”.
    fileprivate func phraseState(_ states: TermIndex, _ lexicon: Lexicon) -> Range<Int>? {
        guard clauses.count == 1, words.count > 1, let end = words.last?.upperBound,
            lexicon.commandStarts.match(atWord: 0, in: self) == nil,
            let state = states.matches(in: self).first(where: { $0.range.upperBound == end }),
            state.range.count >= Self.shortestState
                || lexicon.openingStates.match(atWord: words.count - 1, in: self) != nil,
            state.words.lowerBound > 0
        else { return nil }
        let before = state.words.lowerBound - 1
        let isTold = before > 0 && lexicon.statementWords.match(atWord: before, in: self) != nil
        let name = 0..<(isTold ? before : before + 1)
        guard name.count < Self.longestNamed, name.allSatisfy({ isName($0, lexicon) }) else { return nil }
        return state.range
    }

    /// Whether an article follows: the word is a verb, then, not a state (“Aktiviert das WLAN”).
    fileprivate func hasArticle(behind state: TermMatch, _ lexicon: Lexicon) -> Bool {
        let next = state.words.upperBound
        return next < words.count && lexicon.articles.match(atWord: next, in: self) != nil
    }

    /// A state at the end, with letters before it.
    fileprivate func lastState(_ states: TermIndex) -> Range<Int>? {
        guard let end = words.last?.upperBound else { return nil }
        return states.matches(in: self).first {
            $0.range.upperBound == end && scalars[..<$0.range.lowerBound].contains(where: \.properties.isAlphabetic)
        }?.range
    }

    private static let longestNamed = 3
    private static let shortestState = 5

    /// Whether a word may name an element with a state: not a small word, a placeholder or a number.
    private func isName(_ word: Int, _ lexicon: Lexicon) -> Bool {
        scalars[words[word]].allSatisfy { $0.properties.isAlphabetic || $0 == "-" }
            && lexicon.functionWords.match(atWord: word, in: self) == nil
            && lexicon.articles.match(atWord: word, in: self) == nil
            && lexicon.negations.match(atWord: word, in: self) == nil
    }

    /// A percentage in words at the end of the text: “Volume 70 percent”.
    fileprivate func spelledPercentage(_ lexicon: Lexicon) -> Range<Int>? {
        for word in lexicon.percentWords
        where !word.isEmpty && scalars.count > word.count && scalars.suffix(word.count).elementsEqual(word) {
            let before = scalars.dropLast(word.count)
            let end = (before.lastIndex { $0 != " " } ?? -1) + 1
            let start =
                (before[..<end].lastIndex {
                    $0.properties.numericType != .decimal && $0 != Self.placeholder && $0 != "." && $0 != ","
                } ?? -1) + 1
            guard start < end, before[..<start].contains(where: \.properties.isAlphabetic), clauses.count <= 2 else {
                continue
            }
            return start..<scalars.count
        }
        return nil
    }

    /// A number that is the value of what stands before it: a percentage (“Volume 50 %”), or a number after a colon
    /// (“Volume: %d”). A row that joins three facts or more, an action, and
    /// a number that is a part of the name are good labels.
    fileprivate func closingNumber(of text: String, _ lexicon: Lexicon) -> Range<Int>? {
        guard clauses.count <= 2, let last = clauses.last, let number = lastNumber(in: last, of: text),
            number.lowerBound > 0, lexicon.commandStarts.match(atWord: 0, in: self) == nil
        else { return nil }
        let range = words[number.lowerBound].lowerBound..<endOfNumber
        let isAlone = number.lowerBound == last.words.lowerBound
        if isAlone { return clauses.count == 2 && (hasPercent || isAfterColon(number.lowerBound)) ? range : nil }
        return hasPercent && clauses.count == 1 && number.lowerBound <= 2 ? range : nil
    }

    /// The words that make up the number at the end of a clause (`1.3` is two of them); nil when there is none.
    private func lastNumber(in clause: Clause, of text: String) -> Range<Int>? {
        var start = clause.words.upperBound
        while start > clause.words.lowerBound, isNumber(start - 1, of: text),
            start == clause.words.upperBound || words[start].lowerBound - words[start - 1].upperBound == 1
        {
            start -= 1
        }
        let tail = scalars[words[clause.words.upperBound - 1].upperBound...]
        guard start < clause.words.upperBound, tail.allSatisfy({ $0 == " " || Self.percentSigns.contains($0) }) else {
            return nil
        }
        return start..<clause.words.upperBound
    }

    /// Digits, or a placeholder: any before a percent sign, else one for a number.
    private func isNumber(_ index: Int, of text: String) -> Bool {
        let word = scalars[words[index]]
        guard word.first == Self.placeholder, word.count == 1 else {
            return word.allSatisfy { $0.properties.numericType == .decimal }
        }
        let offset = offsets(of: words[index]).lowerBound
        let specifier = Message(parsing: text).placeholders.first { $0.range.lowerBound == offset }
        switch specifier?.type {
        case .integer, .float, .ownArgument: return true
        default: return hasPercent
        }
    }

    private static let percentSigns: Set<Unicode.Scalar> = ["%", "٪", "％", "﹪"]

    private var hasPercent: Bool { scalars.last { $0 != " " }.map(Self.percentSigns.contains) ?? false }

    private var endOfNumber: Int { (scalars.lastIndex { $0 != " " } ?? -1) + 1 }

    private func isAfterColon(_ word: Int) -> Bool {
        word > 0 && scalars[words[word - 1].upperBound..<words[word].lowerBound].contains { $0 == ":" || $0 == "：" }
    }
}
