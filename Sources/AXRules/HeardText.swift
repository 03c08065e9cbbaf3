import AXLocaleData

/// A text with what several rules look for in it, each found when it is first asked for. One core uses it at a time.
final class HeardText {
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

    func isHeard(as text: String, _ lexicon: Lexicon) -> Bool {
        self.lexicon === lexicon && string == text && string.utf8.count == text.utf8.count
    }
}

/// Finds the gesture that a hint asks for.
///
/// A single word such as “press” can be content (“press releases”), so it counts only where it leads its clause or a
/// purpose goes with it (“… press to play”). Phrases, stems and terms of scripts without spaces are listed because they
/// name nothing but gestures; after an article even a stem is content (“plays a click”), unless it opens the clause
/// (“A swipe deletes the song”).
enum GestureMention {
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
        return leads || match.kind != .word || hasPurpose(beside: match, in: text, lexicon)
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
    private static func hasPurpose(beside match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
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
