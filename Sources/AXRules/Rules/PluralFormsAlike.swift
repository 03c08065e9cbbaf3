import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A plural whose forms are all copies of one form.
enum PluralFormsAlike: StringRule {
    static let page = RulePage(
        id: "plural-forms-alike", concern: .plurals,
        summary: "All plural forms are identical, although the language distinguishes them.",
        why: """
            Every category has a form, but all forms have the same words: “1 песен” is as wrong as “1 songs”. If a \
            tool copies a single form to all categories, checks for missing forms find nothing. If a preposition or \
            the noun itself makes one form right for all numbers, nothing is reported.
            """,
        example: Example(
            forms: [
                .init("one", "%lld песен"), .init("few", "%lld песен"), .init("many", "%lld песен"),
                .init("other", "%lld песен"),
            ], locale: "ru"),
        instead: Example(
            forms: [
                .init("one", "%lld песня"), .init("few", "%lld песни"), .init("many", "%lld песен"),
                .init("other", "%lld песни"),
            ], locale: "ru"),
        severity: .warning, traits: [.blocksApply])

    static let needs = StringNeeds(forms: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let plurals = context.plurals, !context.style.functionWords.isEmpty,
            source.map({ context.counts(ofSource: $0).contains(where: \.isInvariable) }) != true
        else { return [] }
        let (lexicon, terms) = (context.lexicon, context.style.plurals)
        return context.translatedCounts(of: unit, against: source).compactMap { counted in
            guard counted.isInvariable, let form = counted.forms(of: .other).first ?? counted.forms.last,
                form.beginsValues(with: counted.argument), !counted.takesFractions,
                let noun = form.noun, !form.hasOneForm(lexicon)
            else { return nil }
            let whole = plurals.categories.filter { plurals.reach(of: $0) == .integer }
            let filled = whole.filter { counted.categories.contains($0) && !terms.mayLack.contains($0.rawValue) }
            let shortest = context.style.isCased ? Self.shortestNoun : Self.shortestNoun - 1
            let isOfMany = filled.count >= Self.manyForms && noun.count >= shortest
            // If there are two forms, the ending of the noun indicates whether the form is a plural.
            guard
                isOfMany
                    || filled.count == 2 && !lexicon.countedNounEndings.isEmpty
                        && !form.counts(lexicon.countedNounEndings)
                        && noun.count >= Self.shortestNoun && !form.countsFunctionWord(context.lexicon)
            else { return nil }
            return context.finding(
                page, unit, form.text,
                "\(counted.title) has the same form \(form.text.string.quoted) for "
                    + NumberList.sentence(filled.map(plurals.name))
            )
        }
    }

    /// The minimum number of forms. With fewer, an ordinary noun can be the same in all of them.
    private static let manyForms = 3
    /// The minimum length of a noun, in characters. Shorter words are usually units.
    private static let shortestNoun = 4
}

extension CountedText.Form {
    /// Whether the number is the first value in the form.
    fileprivate func beginsValues(with argument: Int?) -> Bool {
        argument != nil && format.arguments.uses.first { !$0.isAmount }?.position == argument
    }

    fileprivate var noun: String? {
        counted.flatMap { text, word in
            let noun = text.string(text.words[word])
            return noun.allSatisfy { $0.isLetter } ? noun : nil
        }
    }

    /// Whether a function word, and not a noun, follows the number: “%d of %d”.
    fileprivate func countsFunctionWord(_ lexicon: Lexicon) -> Bool {
        counted.map { lexicon.functionWords.match(atWord: $1, in: $0) != nil } ?? false
    }
}
