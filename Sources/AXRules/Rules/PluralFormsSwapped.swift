import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// The text for few things with the ending of the one for many.
struct PluralFormsSwapped: ScopedRule {
    static let page = RulePage(
        id: "plural-forms-swapped",
        summary: "The form `few` has the ending that nouns have in `many`.",
        why: """
            In Russian, Polish and their relatives two to four things take another case than five. Tools and spreadsheets \
            that put the forms in another order swap them, and each is heard with the wrong numbers. Only endings that \
            surely belong to `many` are found.
            """,
        example: Example(
            forms: [
                .init("one", "%lld альбом"), .init("few", "%lld альбомов"), .init("many", "%lld альбома"),
                .init("other", "%lld альбома"),
            ], locale: "ru"),
        instead: Example(
            forms: [
                .init("one", "%lld альбом"), .init("few", "%lld альбома"), .init("many", "%lld альбомов"),
                .init("other", "%lld альбома"),
            ], locale: "ru"),
        severity: .warning)

    static let scope = RuleScope(needs: .rare)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let terms = context.style.plurals
        guard let plurals = context.plurals, !terms.manyEndings.isEmpty else { return [] }
        return unit.translatedCounts(against: source, in: context).compactMap { counted in
            // Forms that are all the same have another rule.
            guard !counted.isInvariable,
                let few = counted.forms(of: .few).first(where: { form in
                    // Behind other words the number is in the case that they ask for: “Загрузка %d файлов”.
                    form.beginsWithNumber && form.counts(terms.manyEndings) && !form.hasOneForm(terms)
                })
            else { return nil }
            return context.finding(
                page, unit, few.text,
                "\(few.text.string.quoted) is the form for many, and is spoken for few (\(plurals.name(.few)))")
        }
    }
}
