import AXLocaleData

/// The words of a locale's style, ready for searching. Made once a locale.
struct Lexicon: Sendable {
    let hardControls: TermIndex
    let softControls: TermIndex
    let gestures: TermIndex
    let states: TermIndex
    let commandStarts: TermIndex
    let commandEnds: TermIndex
    let politeWords: TermIndex
    let purposeWords: TermIndex
    let articles: TermIndex

    init(_ style: LocaleStyle) {
        hardControls = TermIndex(style.controls.hard)
        softControls = TermIndex(style.controls.soft)
        gestures = TermIndex(style.gestures)
        states = TermIndex(style.states)
        commandStarts = TermIndex(style.hints.commandStarts)
        commandEnds = TermIndex(style.hints.commandEnds)
        politeWords = TermIndex(style.hints.politeWords)
        purposeWords = TermIndex(words: style.hints.purposeWords)
        articles = TermIndex(words: style.articles)
    }

    /// Whether only articles and polite words stand before the word at `index` in its clause.
    func leadsClause(_ index: Int, in text: FoldedText) -> Bool {
        guard let clause = text.clause(ofWord: index) else { return false }
        return (clause.words.lowerBound..<index).allSatisfy {
            articles.match(atWord: $0, in: text) != nil || politeWords.match(atWord: $0, in: text) != nil
        }
    }
}
