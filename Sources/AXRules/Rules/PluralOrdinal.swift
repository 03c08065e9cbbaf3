import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// An ordinal with an ending that fits only some numbers.
enum PluralOrdinal: StringRule {
    static let page = RulePage(
        id: "plural-ordinal", concern: .plurals,
        summary: "An ordinal such as “2nd” is built from a number and an ending that doesn't fit all numbers.",
        why: """
            Plural forms are for cardinals. English has two categories for cardinals and four for ordinals. In \
            English, the cardinal 21 takes the form `other`, so the ordinal would become “21th”. Apple's file formats \
            define a rule type for plurals, NSStringPluralRuleType, but none for ordinals (Apple, “Stringsdict file \
            format”; CLDR, ordinals). A number formatter with the ordinal style produces the ordinal for any number, \
            in the listener's language.
            """,
        example: Example(forms: [.init("one", "%lldst place"), .init("other", "%lldth place")]),
        instead: Example("%@ place"),
        severity: .warning)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let endings = context.style.plurals.rankEndings
        guard !endings.isEmpty else { return [] }
        if let only = unit.onlyText, !only.hasPercent || !context.format(only).mayPrintRank(only.string) { return [] }
        let printed = unit.firstFault { text in
            guard let range = RankEnding.printed(in: text.string, endings) else { return nil }
            return finding(unit, text, range, context)
        }
        return printed.isEmpty ? written(unit, endings, context) : printed
    }

    /// “1st” and “2nd” as forms of one plural.
    private static func written(_ unit: Unit, _ endings: [String], _ context: RuleContext) -> [Diagnostic] {
        unit.countedTexts.compactMap { counted in
            let ranks = counted.forms.compactMap { form in
                counted.showsNumber(form)
                    ? nil : RankEnding.written(in: form.text.string, endings).map { (form, $0) }
            }
            guard Set(ranks.map(\.0.category)).count > 1, let (form, range) = ranks.last else { return nil }
            return finding(unit, form.text, range, context)
        }
    }

    private static func finding(_ unit: Unit, _ text: LocatedText, _ range: Range<Int>, _ context: RuleContext)
        -> Diagnostic
    {
        context.trusted(
            context.finding(page, unit, text, at: range, .rank(text.string.part(range)), why: why(context)))
    }

    /// The categories of ordinals, with numbers.
    private static func why(_ context: RuleContext) -> String {
        guard let ranks = LocalePlurals(context.locale, .ordinal), ranks.categories.count > 1 else {
            return .useFormatter
        }
        return "Ordinals in \(context.locale) are \(ranks.categories.map(ranks.name).joined(separator: ", ")). "
            + .useFormatter
    }
}

extension String {
    fileprivate static func rank(_ text: String) -> String {
        "“\(text)” makes an ordinal with an ending that fits only some numbers"
    }
    fileprivate static let useFormatter =
        "Use a number formatter with the ordinal style, and insert its result with %@."
}

extension FormatText {
    /// Whether a letter, or a mark that may join one, follows a specifier directly.
    fileprivate func mayPrintRank(_ text: String) -> Bool {
        specifiers.contains { specifier in
            guard let next = text.utf8.dropFirst(specifier.range.upperBound).first else { return false }
            return next >= 0x80 || next == UInt8(ascii: "-") || next == UInt8(ascii: ":") || next.isASCIILetter
        }
    }
}
