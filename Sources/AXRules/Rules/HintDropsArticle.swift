import AXModel
import AXSource

/// A hint in the style of a telegram.
struct HintDropsArticle: FormRule, ScopedRule {
    static let page = RulePage(
        id: "hint-drops-article",
        summary: "The hint leaves out an article.",
        why: """
            A hint is spoken in full, and a listener trips over a missing word. Apple, Accessibility Programming \
            Guide for iOS, Creating Hints: a hint is brief, but not at the price of grammar (“Adds a city”, not “Adds \
            city”). Only nouns that surely need an article are found, behind words that surely leave room for one.
            """,
        example: Example("Opens list of songs.", role: "hint"),
        instead: Example("Opens the list of songs.", role: "hint"),
        severity: .note)

    static let scope = RuleScope(roles: .hint)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            let folded = context.heard(text).folded
            guard let noun = folded.bareNoun(context.lexicon), source?.needsNoArticle(in: context) != true else {
                return nil
            }
            let range = context.lexicon.place(of: noun, in: folded)
            return context.finding(
                page, unit, text, at: range, "the hint leaves out the article of \(text.string.quoted(range))",
                why: "A hint is a phrase that can be spoken as it is.")
        }
    }
}

extension Unit {
    /// Whether the source has no article and needs none. Its translation may do the same.
    fileprivate func needsNoArticle(in context: RuleContext) -> Bool {
        let terms = context.sourceLexicon
        return judgedForms.allSatisfy { form in
            let text = context.heardSource(form).folded
            return terms.articles.matches(in: text).isEmpty && text.bareNoun(terms) == nil
        }
    }
}

extension FoldedText {
    /// A noun in the singular that nothing determines: directly behind an opener, and not the first part of a longer
    /// name (“on page 2”, “in list view”).
    fileprivate func bareNoun(_ lexicon: Lexicon) -> TermMatch? {
        for index in words.indices.dropFirst() {
            guard let noun = lexicon.articleNouns.match(atWord: index, in: self),
                !lexicon.isPartOfCompound(noun, in: self), isSpaced(index),
                lexicon.articleOpeners.match(atWord: index - 1, in: self) != nil,
                endsPhrase(before: noun.words.upperBound, lexicon)
            else { continue }
            return noun
        }
        return nil
    }

    /// Whether nothing but a space stands before a word: quotation marks make it a name.
    private func isSpaced(_ word: Int) -> Bool {
        scalars[words[word - 1].upperBound..<words[word].lowerBound].elementsEqual([" "])
    }

    /// Whether the phrase is over at a word: at the end of the clause, or where a small word goes on.
    private func endsPhrase(before word: Int, _ lexicon: Lexicon) -> Bool {
        guard word < words.count, isSpaced(word), clause(ofWord: word) == clause(ofWord: word - 1) else {
            return word >= words.count || clause(ofWord: word) != clause(ofWord: word - 1)
        }
        return lexicon.functionWords.match(atWord: word, in: self) != nil
            || lexicon.articles.match(atWord: word, in: self) != nil
    }
}
