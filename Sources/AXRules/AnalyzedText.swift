import AXLocaleData

/// A string and its analyses, which several rules share. Each analysis is made when a rule first needs it. Not safe for
/// use on several threads.
final class AnalyzedText {
    let string: String
    private let lexicon: Lexicon

    private(set) lazy var folded = FoldedText(string)
    private(set) lazy var format = FormatText(string)
    /// The gesture that the string names if it's a hint; nil if there isn't one.
    private(set) lazy var gesture = GestureMention.first(in: folded, lexicon)
    /// The subject at the beginning of the string if it's a hint; nil if there isn't one.
    private(set) lazy var subject = HintSubject.first(in: folded, lexicon)

    /// The words that make the string a command if it's a hint; nil if there aren't any.
    private(set) lazy var command = CommandForm.first(in: folded, lexicon)

    init(_ string: String, _ lexicon: Lexicon) {
        self.string = string
        self.lexicon = lexicon
    }

    func isAnalysis(of text: String, _ lexicon: Lexicon) -> Bool {
        self.lexicon === lexicon && string == text && string.utf8.count == text.utf8.count
    }
}

/// Finds the gesture that a hint names.
///
/// A single word such as “press” can also be content (“press releases”). It counts as a gesture only if it begins its
/// clause, has a purpose next to it (“… press to play”), or comes shortly before the hint's own control (“… press this
/// button”). Phrases, stems, endings and terms in scripts without spaces don't need such evidence, because the data
/// contains them only if they have no other meaning. After an article, however, a single word is never a gesture, and a
/// stem or an ending is one only at the beginning of its clause: “A swipe deletes the song”, but not “plays a click”.
private enum GestureMention {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        let matches = lexicon.gestures.matches(in: text)
        guard !matches.isEmpty else { return nil }
        let ownControls = Set(lexicon.ownControls(in: text).map(\.words.lowerBound))
        return matches.first {
            isGesture($0, in: text, ownControls, lexicon) && !lexicon.isException($0, in: text)
        }
    }

    /// - Parameter ownControls: the indices of the words that begin the names of the hint's own controls.
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

    /// Whether one of the hint's own controls follows in the same clause, after at most three other words: “… tap
    /// directly on this button”.
    private static func isSoonFollowed(_ match: TermMatch, by controls: Set<Int>, in text: FoldedText) -> Bool {
        (match.words.upperBound...match.words.upperBound + 3).contains { word in
            controls.contains(word) && text.clause(ofWord: word) == text.clause(ofWord: match.words.lowerBound)
        }
    }

    /// Whether the match's clause begins with a purpose (“zum Öffnen ziehen”), or a purpose directly follows the match,
    /// in the same clause or in the next clause of the sentence (“nach links ziehen, um zu löschen”). A purpose farther
    /// away belongs to another word (“press releases for …”).
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
    /// The subject at the beginning of the hint; nil if the hint doesn't begin with one. Later sentences explain the
    /// hint, so they may have a subject.
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        guard let head = text.words.first?.lowerBound, !endsWithCommand(text, lexicon) else { return nil }
        let subjects = lexicon.subjects
        // If all terms have word boundaries, only a match at the first word can be the subject.
        let matches =
            subjects.isOfWords ? subjects.match(atWord: 0, in: text).map { [$0] } ?? [] : subjects.matches(in: text)
        return matches.first { match in
            match.term.lowerBound == head && !text.isQuoted(at: head) && !lexicon.isPartOfCompound(match, in: text)
                && !isObject(match, in: text, lexicon)
        }
    }

    /// Whether the match is the object of the only word that follows: “Dieses Element löschen”. The word must not be
    /// the verb of a statement. Always false if the match is a single word, or if the language's data doesn't contain
    /// such verbs.
    private static func isObject(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard !lexicon.statementStarts.isEmpty, match.words.count > 1,
            match.words.upperBound + 1 == text.words.count
        else { return false }
        let afterHead = match.words.lowerBound + 1..<text.words.count
        return !text.words.indices.contains { lexicon.statementWords.match(atWord: $0, in: text) != nil }
            && !afterHead.contains { StatementForm.isVerb($0, in: text, lexicon) }
    }

    /// Whether the first sentence ends with a command, in a verb-final language. A command has no subject, so the word
    /// at the beginning is part of a name: “(You and your friends) へ戻ってください。”.
    private static func endsWithCommand(_ text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard lexicon.putsVerbLast else { return false }
        return lexicon.commandEnds.match(atWord: text.firstSentence.upperBound - 1, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a quotation mark directly precedes the scalar at `index`, which means that a name begins there.
    fileprivate func isQuoted(at index: Int) -> Bool {
        index > 0 && (scalars[index - 1].properties.isQuotationMark)
    }
}
