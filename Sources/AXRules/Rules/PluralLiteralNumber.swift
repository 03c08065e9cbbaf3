import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A plural form that contains a fixed number, or none, but is spoken for several numbers.
enum PluralLiteralNumber: StringRule {
    static let page = RulePage(
        id: "plural-literal-number", concern: .plurals,
        summary: "A plural form that is spoken for several numbers contains a fixed number or no number at all.",
        why: """
            A category isn't a number: `one` includes 1, 21 and 31 in Russian, and 0 and 1 in French and Brazilian \
            Portuguese (CLDR). A form that contains “1” says 1 for every number in the category, and a form without a \
            number leaves listeners guessing. If a category has only one number, as `one` does in English, the form \
            can contain that number or the word for it.
            """,
        example: Example(
            forms: [
                .init("one", "1 непрочитанное сообщение"), .init("few", "%lld непрочитанных сообщения"),
                .init("many", "%lld непрочитанных сообщений"), .init("other", "%lld непрочитанного сообщения"),
            ], locale: "ru"),
        instead: Example(
            forms: [
                .init("one", "%lld непрочитанное сообщение"), .init("few", "%lld непрочитанных сообщения"),
                .init("many", "%lld непрочитанных сообщений"), .init("other", "%lld непрочитанного сообщения"),
            ], locale: "ru"),
        severity: .error, or: [.warning, .note], traits: [.blocksApply])

    static let needs = StringNeeds(forms: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let plurals = context.plurals else { return [] }
        return context.translatedCounts(of: unit, against: source).compactMap { counted in
            let words = context.style.plurals.wordsForOne
            let unspoken =
                UnspokenNumber.first(in: counted, plurals, words)
                ?? UnspokenNumber.first(inOnly: counted, of: source, plurals, words)
            return unspoken.map { finding($0, $0.isArticle(of: source, in: context), unit, plurals, context) }
        }
    }

    private static func finding(
        _ unspoken: UnspokenNumber, _ isArticle: Bool, _ unit: Unit, _ plurals: LocalePlurals, _ context: RuleContext
    ) -> Diagnostic {
        let numbers =
            "\(plurals.locale) \(unspoken.form.category.rawValue): \(NumberList.ranges(unspoken.shownIntegers))"
        let why = String.showNumber(unspoken.specifier)
        guard let said = unspoken.said, !isArticle else {
            return context.finding(
                page, unit, unspoken.form.text, severity: unspoken.severity, .noNumber(numbers), why: why)
        }
        let text = unspoken.form.text
        let fixIts: [FixIt] =
            unspoken.form.arguments.isEmpty
            ? [
                FixIt(
                    "Write \(unspoken.specifier)", edits: [text.edit(said.range, unspoken.specifier)],
                    safety: .needsReview)
            ] : []
        let wrong = unspoken.integers.filter { $0 != said.value }.prefix(3).map(String.init).joined(separator: ", ")
        return context.finding(
            page, unit, text, at: said.range, .wrongNumber(text.string.quoted(said.range), wrong, numbers), why: why,
            fixIts: fixIts)
    }
}

extension String {
    fileprivate static func wrongNumber(_ said: String, _ wrong: String, _ numbers: String) -> String {
        "plural form also says \(said) for \(wrong) (\(numbers))"
    }
    fileprivate static func noNumber(_ numbers: String) -> String {
        "plural form has no number, but is spoken for several numbers (\(numbers))"
    }
    fileprivate static func showNumber(_ specifier: String) -> String {
        "Show the number with \(specifier)."
    }
}

/// A form that is spoken for several numbers but doesn't show the number, although other forms of the plural do.
private struct UnspokenNumber {
    let form: CountedText.Form
    /// The integers for which the form is spoken.
    let integers: [Int]
    /// The number that the form contains, and its location; nil if it doesn't contain a number.
    let said: WrittenNumber?
    /// The specifier that shows the number in the other forms.
    let specifier: String

    var shownIntegers: [Int] { Array(integers.prefix(4)) }

    /// An error for a form `zero` that covers several numbers, as in Latvian: a word such as “none” is wrong for 10. A
    /// note for a form that covers only 0 and 1, because the code usually handles 0 separately. Otherwise, a warning.
    var severity: Severity {
        if form.category == .zero { return .error }
        return Set(integers).isSubset(of: [0, 1]) ? .note : .warning
    }

    /// The first form of a plural with a fixed number or, if there isn't one, the first form without a number. Nil if
    /// each form shows the number or is spoken for only one number.
    /// - Parameter words: the number 1 in words.
    static func first(in counted: CountedText, _ plurals: LocalePlurals, _ words: [String]) -> UnspokenNumber? {
        guard let argument = counted.argument, let shown = counted.forms.last(where: counted.showsNumber),
            let specifier = shown.format.arguments.byPosition[argument]?.specifier.raw
        else { return nil }
        let hasZero = counted.categories.contains(.zero)
        let rest = shown.arguments.subtracting([argument])
        let candidates = counted.forms.filter { !counted.showsNumber($0) }.compactMap { form -> UnspokenNumber? in
            let integers = plurals.integers(of: form.category, hasZero: hasZero)
            guard integers.count > 1 else { return nil }
            let lacksNothingElse = form.arguments == rest
            let said = number(of: integers, in: form, besides: shown, lacksNothingElse ? words : nil)
            guard said != nil || lacksNothingElse else { return nil }
            return UnspokenNumber(form: form, integers: integers, said: said, specifier: specifier)
        }
        return candidates.first { $0.said != nil } ?? candidates.first
    }

    /// Like ``first(in:_:_:)``, but for a plural of which only one form is known, because translation platforms store
    /// each form as a separate string. The source must be a single string that shows the number. The form for `other`
    /// is only reported if it has a fixed number.
    static func first(
        inOnly counted: CountedText, of source: Unit?, _ plurals: LocalePlurals, _ words: [String]
    ) -> UnspokenNumber? {
        guard counted.categories.count == 1, counted.argument == nil, let form = counted.forms.first,
            let original = source?.onlyText, source?.countedTexts.isEmpty == true,
            let shown = CountedText(showingNumber: original)
        else { return nil }
        let unspoken = first(in: shown.adding(form), plurals, words)
        return unspoken?.said != nil || form.category != .other ? unspoken : nil
    }

    /// A number of the category that this form contains and the other form doesn't. A number in both forms isn't the
    /// count: “2FA”, “Top 5”, “un nouveau site”.
    /// - Parameter words: the number 1 in words; nil if the form also lacks other arguments, because a word or a number
    ///   with a unit (“1h”) may replace them.
    private static func number(
        of integers: [Int], in form: CountedText.Form, besides shown: CountedText.Form, _ words: [String]?
    ) -> WrittenNumber? {
        let (text, other) = (form.text.string, shown.text.string)
        func first(_ numbers: (String) -> [WrittenNumber]) -> WrittenNumber? {
            let common = Set(numbers(other).map(\.value))
            return numbers(text).first { integers.contains($0.value) && !common.contains($0.value) }
        }
        if let number = first({ WrittenNumber.all(in: $0) }) { return number }
        guard let words else { return nil }
        return first { WrittenNumber.all(in: $0, withUnits: true) } ?? first { WrittenNumber.ones(in: $0, words) }
    }
}

extension UnspokenNumber {
    /// Whether the word for the number 1 is an article, according to the source: the source contains an article (“a
    /// song was found”), but not the number in digits or in words.
    func isArticle(of source: Unit?, in context: RuleContext) -> Bool {
        guard let said, let source else { return false }
        let word = FoldedText(form.text.string.part(said.range))
        guard !word.words.isEmpty, context.lexicon.articles.match(atWord: 0, in: word) != nil else { return false }
        let ones = context.counts(ofSource: source).flatMap { $0.forms(of: .one) }.map(\.text.string)
        return !ones.isEmpty
            && ones.allSatisfy { text in
                let folded = FoldedText(text)
                return WrittenNumber.all(in: text).isEmpty
                    && WrittenNumber.ones(in: text, context.sourceStyle.plurals.wordsForOne).isEmpty
                    && folded.words.indices.contains {
                        context.sourceLexicon.articles.match(atWord: $0, in: folded) != nil
                    }
            }
    }
}
