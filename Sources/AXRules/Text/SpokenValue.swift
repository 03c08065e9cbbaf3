import AXLocaleData
import AXModel

/// Finds the value or the state in a label. All ranges are indices of the folded scalars.
extension FoldedText {
    /// The first of `values` that is a separate clause of the text, or its end; nil if there isn't one.
    func value(among values: [FoldedText]) -> Range<Int>? {
        for value in values where !value.words.isEmpty && !value.scalars.contains(Self.placeholder) {
            let said = value.words.map(value.string)
            let candidates = clauses.map(\.words) + [max(words.count - said.count, 0)..<words.count]
            for candidate in candidates
            where candidate.count < words.count && words[candidate].map(string) == said {
                return range(ofWords: candidate)
            }
        }
        return nil
    }

    var hasNumber: Bool {
        scalars.contains { $0 == Self.placeholder || $0.properties.numericType == .decimal }
    }

    /// A state that is the last of several clauses: “Repeat, on”, “Favorite (selected)”. Otherwise nil.
    func closingState(_ lexicon: Lexicon) -> Range<Int>? {
        clauses.count > 1 ? clauses.last.flatMap { state(in: $0, lexicon) } : nil
    }

    /// A state that is the first of several clauses: “Expanded, 3 tasks”. Otherwise nil.
    func openingState(_ lexicon: Lexicon) -> Range<Int>? {
        clauses.count > 1 ? clauses.first.flatMap { state(in: $0, lexicon) } : nil
    }

    /// The first of several clauses, if it is short enough to be a state.
    var openingClause: Range<Int>? {
        guard clauses.count > 1, let first = clauses.first, first.words.count <= Self.longestOpening else { return nil }
        return range(ofWords: first.words)
    }

    /// A state that is the whole clause; otherwise nil.
    private func state(in clause: Clause, _ lexicon: Lexicon) -> Range<Int>? {
        let phrase = range(ofWords: clause.words)
        return [lexicon.states, lexicon.openingStates].lazy.compactMap { terms in
            terms.matches(in: self).first { $0.range == phrase }?.range
        }.first
    }

    /// The value after its name; nil if there isn't one. It's one of the following:
    /// - A placeholder in a first sentence with at most two clauses: “Connection status: %@”, “Rating %d of %d”,
    ///   “Selected account: %@”. After a verb, the value needs a separate clause: “Select the order (currently %@)”.
    /// - A placeholder in a later sentence that consists of the value and its name: “Order. Set to %@.”
    /// - A fraction in any clause: “Average rating %.1f of %d”.
    /// - The last clause, if the code appends the value to it: “…, current value is”.
    func namedValue(_ lexicon: Lexicon) -> Range<Int>? {
        if let value = sentenceOfValue(lexicon) { return words[value] }
        if let value = namedFraction(lexicon) ?? announcedValue(lexicon) { return value }
        let phrase = firstSentence
        let parts = clauses.prefix { $0.words.lowerBound < phrase.upperBound }
        // For example, “Current status: %@, %@”.
        let areTwoValues = parts.count == 3 && parts.dropFirst().allSatisfy { $0.words.count == 1 }
        guard parts.count <= 2 || areTwoValues, clauses.count(where: \.opensSentence) <= 2,
            let last = parts.dropFirst().first?.words ?? parts.last?.words,
            let value = phrase.first(where: isPlaceholder), value > 0,
            value + 2 >= phrase.upperBound || isFraction(value) && value + 3 == phrase.upperBound
        else { return nil }
        let names = lexicon.valueNames.matches(in: self)
        let isNamed = names.contains { $0.words.upperBound == value }
        let isChosen =
            parts.count == 2 && last == value..<value + 1 && lexicon.states.match(atWord: 0, in: self) != nil
        let isOfVerb = lexicon.commandStarts.match(atWord: 0, in: self) != nil
        guard isNamed && (!isOfVerb || parts.count == 2 && last.contains(value - 1)) || isChosen && !isOfVerb else {
            return nil
        }
        return words[value].lowerBound..<words[phrase.upperBound - 1].upperBound
    }

    /// A fraction after the name of a value, in any clause: “Rating control, average rating %.1f of %d, %d reviews”.
    private func namedFraction(_ lexicon: Lexicon) -> Range<Int>? {
        let ends = Set(lexicon.valueNames.matches(in: self).map(\.words.upperBound))
        for clause in clauses where clause.words.count > 3 {
            let value = clause.words.upperBound - 3
            if isPlaceholder(value), isFraction(value), ends.contains(value) {
                return words[value].lowerBound..<words[value + 2].upperBound
            }
        }
        return nil
    }

    /// The last clause, if the code appends the value to it: “…, current value is”.
    private func announcedValue(_ lexicon: Lexicon) -> Range<Int>? {
        guard clauses.count > 1, let last = clauses.last?.words, last.count > 1 else { return nil }
        let verb = last.upperBound - 1
        guard lexicon.valueNames.match(atWord: verb, in: self) != nil,
            lexicon.statementWords.match(atWord: verb, in: self) != nil,
            lexicon.valueNames.matches(in: self).contains(where: { $0.words.upperBound == verb })
        else { return nil }
        return range(ofWords: last)
    }

    /// Whether a word and another placeholder follow the placeholder at `value`: “%d of %d”.
    private func isFraction(_ value: Int) -> Bool { value + 2 < words.count && isPlaceholder(value + 2) }

    /// The index of the placeholder in a later sentence that consists of a value and its name: “Order. Set to %@.
    /// Select to change.” Nil if there isn't one.
    private func sentenceOfValue(_ lexicon: Lexicon) -> Int? {
        for (index, clause) in clauses.enumerated().dropFirst()
        where clause.opensSentence && (index + 1 == clauses.count || clauses[index + 1].opensSentence) {
            let (first, last) = (clause.words.lowerBound, clause.words.upperBound - 1)
            if isPlaceholder(last), lexicon.valueNames.match(atWord: first, in: self)?.words == first..<last {
                return last
            }
        }
        return nil
    }

    func isPlaceholder(_ word: Int) -> Bool { scalars[words[word].lowerBound] == Self.placeholder }

    /// The state after a name, without punctuation between them (“Wi-Fi enabled”, “Wi-Fi is enabled”); nil if there
    /// isn't one. A short word counts as a state only if it is also in the list of opening states, because short words
    /// often have other meanings. After a verb or a function word, the phrase is an action or a count: “Nothing
    /// selected”.
    func phraseState(_ states: TermIndex, _ lexicon: Lexicon) -> Range<Int>? {
        // Only the first clause is searched: “Wi-Fi off. Opens the settings.”
        guard let phrase = clauses.first?.words, phrase.count > 1, let end = words[phrase].last?.upperBound,
            lexicon.commandStarts.match(atWord: 0, in: self) == nil,
            let state = states.matches(in: self).first(where: { $0.range.upperBound == end }),
            state.range.count >= Self.shortestState
                || lexicon.openingStates.match(atWord: phrase.upperBound - 1, in: self) != nil,
            state.words.lowerBound > 0, !isJoinedToWordBefore(state.words.lowerBound)
        else { return nil }
        let before = state.words.lowerBound - 1
        let hasVerb = before > 0 && lexicon.statementWords.match(atWord: before, in: self) != nil
        // With a verb, other clauses may follow: “Password is visible, tap to hide”. Without a verb, a name may
        // continue after a comma.
        guard hasVerb || clauses.dropFirst().first?.opensSentence != false else { return nil }
        let name = 0..<(hasVerb ? before : before + 1)
        guard name.count < Self.longestNamed, name.allSatisfy({ isName($0, lexicon) }) else { return nil }
        return state.range
    }

    /// Whether an article follows, which means that the word is a verb and not a state (“Aktiviert das WLAN”).
    func hasArticle(after state: TermMatch, _ lexicon: Lexicon) -> Bool {
        let next = state.words.upperBound
        return next < words.count && lexicon.articles.match(atWord: next, in: self) != nil
    }

    /// A state at the end of the text, after letters.
    func lastState(_ states: TermIndex) -> Range<Int>? {
        guard let end = words.last?.upperBound else { return nil }
        return states.matches(in: self).first {
            $0.range.upperBound == end && scalars[..<$0.range.lowerBound].contains(where: \.properties.isAlphabetic)
        }?.range
    }

    private static let longestNamed = 3
    private static let longestOpening = 5
    private static let shortestState = 5

    /// Whether a word may be part of the name of an element: letters and hyphens, but not a function word, an article
    /// or a negation.
    private func isName(_ word: Int, _ lexicon: Lexicon) -> Bool {
        scalars[words[word]].allSatisfy { $0.properties.isAlphabetic || $0 == "-" }
            && lexicon.functionWords.match(atWord: word, in: self) == nil
            && lexicon.articles.match(atWord: word, in: self) == nil
            && lexicon.negations.match(atWord: word, in: self) == nil
    }

    /// A percentage in words at the end of the text: “Volume 70 percent”.
    func spelledPercentage(_ lexicon: Lexicon) -> Range<Int>? {
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

    /// A number that is the value of the preceding words: a percentage (“Volume 50 %”), or a number after a colon
    /// (“Volume: %d”). Rows with three or more facts, actions, and numbers that are part of a name are valid labels.
    func closingNumber(of text: String, _ lexicon: Lexicon) -> Range<Int>? {
        guard clauses.count <= 2, let last = clauses.last, let number = lastNumber(in: last, of: text),
            number.lowerBound > 0, lexicon.commandStarts.match(atWord: 0, in: self) == nil
        else { return nil }
        let range = words[number.lowerBound].lowerBound..<endOfNumber
        let isAlone = number.lowerBound == last.words.lowerBound
        if isAlone {
            return clauses.count == 2 && (hasPercent || isAfterColon(number.lowerBound)) ? range : nil
        }
        return hasPercent && clauses.count == 1 && number.lowerBound <= 2 ? range : nil
    }

    /// The words of the number at the end of a clause (`1.3` is two words); nil if there isn't one.
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

    /// Whether a word consists of digits or is a placeholder for a number. Before a percent sign, any placeholder
    /// counts as a number.
    private func isNumber(_ index: Int, of text: String) -> Bool {
        let word = scalars[words[index]]
        guard word.first == Self.placeholder, word.count == 1 else {
            return word.allSatisfy { $0.properties.numericType == .decimal }
        }
        switch specifier(ofWord: index, of: text)?.type {
        case .integer, .float, .ownArgument: return true
        default: return hasPercent
        }
    }

    private func specifier(ofWord index: Int, of text: String) -> FormatSpecifier? {
        let offset = offsets(of: words[index]).lowerBound
        return Message(parsing: text).placeholders.first { $0.range.lowerBound == offset }
    }

    private static let percentSigns: Set<Unicode.Scalar> = ["%", "٪", "％", "﹪"]

    private var hasPercent: Bool { scalars.last { $0 != " " }.map(Self.percentSigns.contains) ?? false }

    private var endOfNumber: Int { (scalars.lastIndex { $0 != " " } ?? -1) + 1 }

    private func isAfterColon(_ word: Int) -> Bool {
        word > 0 && scalars[words[word - 1].upperBound..<words[word].lowerBound].contains { $0 == ":" || $0 == "：" }
    }
}
