import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A form that does not show its number although it stands for several, beside forms that do.
struct UntoldNumber: Sendable {
    let form: CountedText.Form
    /// The whole numbers that the form is spoken for.
    let integers: [Int]
    /// The number that the form says for all of them, and where.
    let said: WrittenNumber?
    /// How the other forms show the number.
    let specifier: String

    var shownIntegers: [Int] { Array(integers.prefix(4)) }

    /// A word for none that is heard for ten is wrong. Where the form is for 0 and 1 alone, 0 is mostly caught by the
    /// code.
    var severity: Severity {
        if form.category == .zero { return .error }
        return Set(integers).isSubset(of: [0, 1]) ? .note : .warning
    }

    /// The first form of a plural text that says a number of its own; else the first that says none.
    /// - Parameter words: the number 1 in words.
    static func first(in counted: CountedText, _ plurals: LocalePlurals, _ words: [String]) -> UntoldNumber? {
        guard let argument = counted.argument, let shown = counted.forms.last(where: counted.showsNumber),
            let specifier = shown.format.arguments.byPosition[argument]?.specifier.raw
        else { return nil }
        let hasZero = counted.categories.contains(.zero)
        let rest = shown.arguments.subtracting([argument])
        let faults = counted.forms.filter { !counted.showsNumber($0) }.compactMap { form -> UntoldNumber? in
            let integers = plurals.integers(of: form.category, hasZero: hasZero)
            guard integers.count > 1 else { return nil }
            let lacksNothingElse = form.arguments == rest
            let said = number(of: integers, in: form, besides: shown, lacksNothingElse ? words : nil)
            guard said != nil || lacksNothingElse else { return nil }
            return UntoldNumber(form: form, integers: integers, said: said, specifier: specifier)
        }
        return faults.first { $0.said != nil } ?? faults.first
    }

    /// The same of a lone form, as platforms hold each by itself, beside a source of one text that shows the number. That a
    /// form says no number at all is told of those only that have a category of their own.
    static func first(
        inOnly counted: CountedText, of source: Unit?, _ plurals: LocalePlurals, _ words: [String]
    ) -> UntoldNumber? {
        guard counted.categories.count == 1, counted.argument == nil, let form = counted.forms.first,
            let original = source?.onlyText, source?.countedTexts.isEmpty == true,
            let shown = CountedText(showingNumber: original)
        else { return nil }
        let fault = first(in: shown.adding(form), plurals, words)
        return fault?.said != nil || form.category != .other ? fault : nil
    }

    /// A number of the category that the form says and the other form does not: “2FA”, “Top 5” and “un nouveau site” are in
    /// both.
    /// - Parameter words: the number 1 in words; nil where the form lacks other arguments too, so that a word or a digit with
    ///   letters behind it, “1h”, may stand for those.
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

extension UntoldNumber {
    /// Whether the word for the number 1 is an article, as far as the source tells: it has one too (“a song was found”), and
    /// neither a figure nor a word for the number.
    func isArticle(of source: Unit?, in context: RuleContext) -> Bool {
        guard let said, let source else { return false }
        let word = FoldedText(form.text.string.part(said.range))
        guard !word.words.isEmpty, context.lexicon.articles.match(atWord: 0, in: word) != nil else { return false }
        let ones = source.countedTexts.flatMap { $0.forms(of: .one) }.map(\.text.string)
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
