import AXLocaleData
import AXModel
import AXSource

/// A translation that is still the source text.
struct Untranslated: Rule {
    let page = RulePage(
        id: "untranslated",
        summary: "The translation is the same text as the source.",
        why: """
            VoiceOver reads the text with the voice of the listener's language: a foreign sentence is hardly understood. \
            Names, loan words and single words are often the same in both languages and are not reported.
            """,
        example: Example("Plays the song", locale: "de", role: "hint", source: "Plays the song"),
        instead: Example("Spielt den Titel ab", locale: "de", role: "hint", source: "Plays the song"),
        severity: .warning)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, !context.speaksSourceLanguage else { return [] }
        let originals = Set(source.judgedForms.map(\.string))
        return unit.firstFault { text in
            guard originals.contains(text.string), text.string.isProse(in: context) else { return nil }
            return context.finding(page, unit, text, "the text is not translated: \(text.string.quoted)")
        }
    }
}

extension RuleContext {
    /// Whether locale and development language are one language: en and en-GB share most texts.
    var speaksSourceLanguage: Bool {
        locale.languageSubtag == sourceLocale.languageSubtag
    }
}

extension String {
    /// The first subtag, in lower case; `_` counts as `-`.
    fileprivate var languageSubtag: String {
        String(prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    /// Whether the text is language and not a name: two words or more, of which one after the first is written small or
    /// one is a verb, an article or a purpose of the source language.
    fileprivate func isProse(in context: RuleContext) -> Bool {
        let folded = FoldedText(self)
        let words = folded.words.indices.filter {
            folded.scalars[folded.words[$0]].allSatisfy(\.properties.isAlphabetic)
        }
        guard words.count > 1 else { return false }
        let lexicon = context.sourceLexicon
        if [lexicon.articles, lexicon.purposeWords, lexicon.commandStarts].contains(where: { terms in
            words.contains { terms.match(atWord: $0, in: folded) != nil }
        }) {
            return true
        }
        return context.sourceStyle.isCased
            ? words.count { isSmallWord(folded.offsets(of: folded.words[$0])) } > 1
            : words.count > 1
    }

    /// Whether the word at the UTF-8 offsets has three letters or more, all small.
    private func isSmallWord(_ range: Range<Int>) -> Bool {
        let word = String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
        return word.unicodeScalars.count > 2 && word.unicodeScalars.allSatisfy(\.properties.isLowercase)
    }
}
