import AXModel
import AXSource

/// A hint that omits an article.
enum HintDropsArticle: StringRule {
    static let page = RulePage(
        id: "hint-drops-article", concern: .hints,
        summary: "The hint omits an article.",
        why: """
            VoiceOver speaks the whole hint, and listeners stumble over a missing word. Apple, Accessibility \
            Programming Guide for iOS, Creating Hints: a hint is brief, but not at the expense of grammar (“Adds a \
            city”, not “Adds city”). A missing article is reported only before a noun that always needs one, and only \
            after a word that an article can follow.
            """,
        example: Example("Opens list of songs.", role: "hint"),
        instead: Example("Opens the list of songs.", role: "hint"),
        severity: .note, traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            let folded = context.analyzed(text).folded
            guard let noun = folded.bareNoun(context.lexicon), source?.needsNoArticle(in: context) != true else {
                return nil
            }
            let range = context.lexicon.range(of: noun, in: folded)
            return context.finding(
                page, unit, text, at: range, "hint omits the article before \(text.string.quoted(range))",
                why: "VoiceOver speaks the hint as written, so it should be a complete phrase.")
        }
    }
}

extension Unit {
    /// Whether the source neither has nor needs an article. The translation of such a source may not need one either.
    fileprivate func needsNoArticle(in context: RuleContext) -> Bool {
        let terms = context.sourceLexicon
        return checkedForms.allSatisfy { form in
            let text = context.analyzedSource(form).folded
            return terms.articles.matches(in: text).isEmpty && text.bareNoun(terms) == nil
        }
    }
}

extension FoldedText {
    /// The first singular noun that lacks an article; nil if there isn't one. The noun must directly follow a word that
    /// requires an article, and must end its phrase: in “in list view” and “on page 2”, the noun is part of a longer
    /// name.
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

    /// Whether only a space separates a word from the previous word. Quotation marks, for example, would make it a
    /// name.
    private func isSpaced(_ word: Int) -> Bool {
        scalars[words[word - 1].upperBound..<words[word].lowerBound].elementsEqual([" "])
    }

    /// Whether the phrase ends before a word: at the end of the clause, or before a function word or an article.
    private func endsPhrase(before word: Int, _ lexicon: Lexicon) -> Bool {
        guard word < words.count, isSpaced(word), clause(ofWord: word) == clause(ofWord: word - 1) else {
            return word >= words.count || clause(ofWord: word) != clause(ofWord: word - 1)
        }
        return lexicon.functionWords.match(atWord: word, in: self) != nil
            || lexicon.articles.match(atWord: word, in: self) != nil
    }
}
