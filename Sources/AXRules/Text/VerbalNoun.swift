import AXLocaleData

extension FoldedText {
    /// Whether a text in English begins with what a verb of the data makes with “-ing”: “Saving the list …”. No other
    /// language is looked at.
    func beginsWithVerbalNoun(_ style: LocaleStyle, _ lexicon: Lexicon) -> Bool {
        guard style.tag.hasPrefix("en"), let first = words.first.map(string), first.hasSuffix("ing") else {
            return false
        }
        let stem = String(first.dropLast(3))
        return [stem, stem + "e", String(stem.dropLast())].contains { verb in
            let verb = FoldedText(verb)
            return !verb.words.isEmpty && lexicon.commandStarts.match(atWord: 0, in: verb) != nil
        }
    }
}
