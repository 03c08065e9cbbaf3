import AXLocaleData

/// A text with what several rules look for in it, each found when it is first asked for. One core uses it at a time.
final class AnalyzedText {
    let string: String
    private let lexicon: Lexicon

    private(set) lazy var folded = FoldedText(string)
    private(set) lazy var format = FormatText(string)
    /// The gesture that the text asks for, if it is a hint.
    private(set) lazy var gesture = GestureMention.first(in: folded, lexicon)
    /// The subject that the text names, if it is a hint.
    private(set) lazy var subject = HintSubject.first(in: folded, lexicon)

    /// - Parameter lexicon: the words of the text's language.
    init(_ string: String, _ lexicon: Lexicon) {
        self.string = string
        self.lexicon = lexicon
    }

    func isAnalysis(of text: String, _ lexicon: Lexicon) -> Bool {
        self.lexicon === lexicon && string == text && string.utf8.count == text.utf8.count
    }
}

/// Finds the gesture that a hint asks for.
///
/// A single word such as “press” can be content (“press releases”), so it counts only where it leads its clause or a
/// purpose goes with it (“… press to play”). Phrases, stems and terms of scripts without spaces are listed because they
/// name nothing but gestures; after an article even a stem is content (“plays a click”), unless it opens the clause
/// (“A swipe deletes the song”).
private enum GestureMention {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        let matches = lexicon.gestures.matches(in: text)
        guard !matches.isEmpty else { return nil }
        let ownControls = Set(lexicon.ownControls(in: text).map(\.words.lowerBound))
        return matches.first {
            isGesture($0, in: text, ownControls, lexicon) && !lexicon.isException($0, in: text)
        }
    }

    /// - Parameter ownControls: the words that the hint's own controls begin with.
    private static func isGesture(
        _ match: TermMatch, in text: FoldedText, _ ownControls: Set<Int>, _ lexicon: Lexicon
    ) -> Bool {
        if match.kind == .anywhere || match.words.count > 1 { return true }
        if lexicon.isPartOfCompound(match, in: text) { return false }
        let leads = lexicon.leadsClause(match.words.lowerBound, in: text)
        if followsArticle(match, in: text, lexicon) { return leads && match.kind != .word }
        return leads || match.kind != .word || hasPurpose(near: match, in: text, lexicon)
            || isSoonFollowed(match, by: ownControls, in: text)
    }

    /// Whether the hint's own control follows at once: “… tap directly on this button”.
    private static func isSoonFollowed(_ match: TermMatch, by controls: Set<Int>, in text: FoldedText) -> Bool {
        (match.words.upperBound...match.words.upperBound + 3).contains { word in
            controls.contains(word) && text.clause(ofWord: word) == text.clause(ofWord: match.words.lowerBound)
        }
    }

    /// Whether the clause begins with a purpose (“zum Öffnen ziehen”) or one follows at once, in the clause or at the head
    /// of the next (“nach links ziehen, um zu löschen”). Farther on it goes with something else (“press releases for …”).
    private static func hasPurpose(near match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let clause = text.clause(ofWord: match.words.lowerBound) else { return false }
        let next = match.words.upperBound
        let isPurpose = { (word: Int) in lexicon.purposeWords.match(atWord: word, in: text) != nil }
        if isPurpose(clause.words.lowerBound) { return true }
        guard let following = text.clause(ofWord: next), isPurpose(next) else { return false }
        return following == clause || !following.opensSentence
    }

    private static func followsArticle(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        let word = match.words.lowerBound
        return word > 0 && lexicon.articles.match(atWord: word - 1, in: text) != nil
    }
}

/// Finds the subject that a hint names: “This button plays …”, “You can play …”.
private enum HintSubject {
    /// The subject at the head of the hint. Further sentences explain, and may well have a subject.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let head = text.words.first?.lowerBound, !endsWithCommand(text, lexicon) else { return nil }
        let subjects = lexicon.subjects
        // Nothing but a term that may stand anywhere could hide what the first word is.
        let matches =
            subjects.isOfWords ? subjects.match(atWord: 0, in: text).map { [$0] } ?? [] : subjects.matches(in: text)
        return matches.first { match in
            match.term.lowerBound == head && !text.isQuoted(at: head) && !lexicon.isPartOfCompound(match, in: text)
                && !isObject(match, in: text, lexicon)
        }
    }

    /// Whether only one word follows and it is not the verb of a statement, where the language shows these: “Dieses Element löschen”.
    private static func isObject(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty, match.words.count > 1,
            match.words.upperBound + 1 == text.words.count
        else { return false }
        let afterHead = match.words.lowerBound + 1..<text.words.count
        return !text.words.indices.contains { lexicon.statementWords.match(atWord: $0, in: text) != nil }
            && !afterHead.contains { StatementForm.isVerb($0, in: text, lexicon) }
    }

    /// Where the verb comes last, a command at the end of the first sentence has no subject, and what stands at the head
    /// belongs to something that is named: “(You and your friends) へ戻ってください。”.
    private static func endsWithCommand(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard lexicon.putsVerbLast else { return false }
        return lexicon.commandEnds.match(atWord: text.firstSentence.upperBound - 1, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a quotation mark stands right before a scalar: what follows is a name.
    fileprivate func isQuoted(at index: Int) -> Bool {
        index > 0 && (scalars[index - 1].properties.isQuotationMark)
    }
}
