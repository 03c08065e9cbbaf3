import AXLocaleData

/// Finds the gesture that a hint asks for.
///
/// A single word such as “press” can be content (“press releases”), so it counts only where it leads its clause or a
/// purpose goes with it (“… press to play”). Phrases, stems and terms of scripts without spaces are listed because they
/// name nothing but gestures; after an article even a stem is content (“plays a click”), unless it opens the clause
/// (“A swipe deletes the song”).
enum GestureMention {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        lexicon.gestures.matches(in: text).first {
            isGesture($0, in: text, lexicon) && !lexicon.isException($0, in: text)
        }
    }

    private static func isGesture(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        if match.kind == .anywhere || match.words.count > 1 { return true }
        if lexicon.isPartOfCompound(match, in: text) { return false }
        let leads = lexicon.leadsClause(match.words.lowerBound, in: text)
        if followsArticle(match, in: text, lexicon) { return leads && match.kind != .word }
        return leads || match.kind != .word || hasPurpose(beside: match, in: text, lexicon)
            || lexicon.ownControls(in: text).contains { isSoonFollowed(match, by: $0, in: text) }
    }

    /// Whether the hint's own control follows at once: “… tap directly on this button”.
    private static func isSoonFollowed(_ match: TermMatch, by control: TermMatch, in text: FoldedText) -> Bool {
        let distance = control.words.lowerBound - match.words.upperBound
        return (0...3).contains(distance)
            && text.clause(ofWord: match.words.lowerBound) == text.clause(ofWord: control.words.lowerBound)
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
