import AXLocaleData

/// Finds the gesture that a hint asks for.
///
/// A single word such as “press” can be content (“press releases”), so it counts only where it leads its clause or a
/// purpose follows (“… press to play”). Phrases, stems and terms of scripts without spaces are listed because they name
/// nothing but gestures; after an article even a stem is content (“plays a click”).
enum GestureMention {
    static func first(in text: FoldedText, _ lexicon: Lexicon) -> TermMatch? {
        let matches = lexicon.gestures.matches(in: text)
        guard !matches.isEmpty else { return nil }
        return matches.first { isGesture($0, in: text, lexicon) }
    }

    private static func isGesture(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        if match.kind == .anywhere || match.words.count > 1 { return true }
        if lexicon.leadsClause(match.words.lowerBound, in: text) { return true }
        if match.kind == .word { return hasPurpose(beside: match, in: text, lexicon) }
        return !followsArticle(match, in: text, lexicon)
    }

    /// Whether a purpose follows in the clause, or the clause begins with one (“zum Öffnen tippen”).
    private static func hasPurpose(beside match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        guard let clause = text.clause(ofWord: match.words.lowerBound) else { return false }
        if lexicon.purposeWords.match(atWord: clause.words.lowerBound, in: text) != nil { return true }
        return (match.words.upperBound..<max(match.words.upperBound, clause.words.upperBound)).contains {
            lexicon.purposeWords.match(atWord: $0, in: text) != nil
        }
    }

    private static func followsArticle(_ match: TermMatch, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
        let word = match.words.lowerBound
        return word > 0 && lexicon.articles.match(atWord: word - 1, in: text) != nil
    }
}
