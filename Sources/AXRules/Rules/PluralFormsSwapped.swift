import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A form for `few` with the ending of the form for `many`.
enum PluralFormsSwapped: StringRule {
    static let page = RulePage(
        id: "plural-forms-swapped", concern: .plurals,
        summary: "In the plural form `few`, the noun has an ending that belongs in the form `many`.",
        why: """
            In Russian, Polish and related languages, a noun after 2, 3 or 4 is in a different case than after 5. A \
            tool or spreadsheet that reorders plural forms can assign them to the wrong categories, so users hear each \
            form with the wrong numbers. Only endings that clearly belong in the form `many` are reported.
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
        severity: .warning, traits: [.blocksApply])

    static let needs = StringNeeds(forms: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let lexicon = context.lexicon
        guard let plurals = context.plurals, !lexicon.manyEndings.isEmpty else { return [] }
        return context.translatedCounts(of: unit, against: source).compactMap { counted in
            // A different rule reports plurals whose forms are all equal.
            guard !counted.isInvariable,
                let few = counted.forms(of: .few).first(where: { form in
                    // If other words precede the number, the noun may be in the case that they require: “Загрузка %d
                    // файлов”.
                    form.beginsWithNumber && form.counts(lexicon.manyEndings) && !form.hasOneForm(lexicon)
                })
            else { return nil }
            return context.finding(
                page, unit, few.text,
                "\(few.text.string.quoted) is the form for the category many, but is spoken for \(plurals.name(.few))")
        }
    }
}
