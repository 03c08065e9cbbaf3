import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A plural form that says one number, or none, and is spoken for several.
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
        severity: .error, or: [.warning])

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let plurals = context.plurals else { return [] }
        return unit.translatedCounts(against: source, in: context).compactMap { counted in
            let words = context.style.plurals.wordsForOne
            let fault =
                UntoldNumber.first(in: counted, plurals, words)
                ?? UntoldNumber.first(inOnly: counted, of: source, plurals, words)
            return fault.map { finding($0, $0.isArticle(of: source, in: context), unit, plurals, context) }
        }
    }

    private static func finding(
        _ fault: UntoldNumber, _ isArticle: Bool, _ unit: Unit, _ plurals: LocalePlurals, _ context: RuleContext
    ) -> Diagnostic {
        let numbers = "\(plurals.locale) \(fault.form.category.rawValue): \(NumberList.ranges(fault.shownIntegers))"
        let why = String.sayTheNumber(fault.specifier)
        guard let said = fault.said, !isArticle else {
            return context.finding(
                page, unit, fault.form.text, severity: fault.severity, .noNumber(numbers), why: why)
        }
        let text = fault.form.text
        let fixIts: [FixIt] =
            fault.form.arguments.isEmpty
            ? [
                FixIt(
                    "Write \(fault.specifier)", edits: [text.edit(said.range, fault.specifier)], safety: .needsReview)
            ] : []
        let wrong = fault.integers.filter { $0 != said.value }.prefix(3).map(String.init).joined(separator: ", ")
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
    fileprivate static func sayTheNumber(_ specifier: String) -> String {
        "Show the number with \(specifier)."
    }
}
