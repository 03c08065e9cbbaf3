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
        let endings = context.style.plurals.ordinalEndings
        guard !endings.isEmpty else { return [] }
        if let only = unit.onlyText, !only.hasPercent || !context.format(only).mayPrintOrdinal(only.string) {
            return []
        }
        let printed = unit.firstFinding { text in
            guard let range = OrdinalEnding.printed(in: text.string, endings) else { return nil }
            return finding(unit, text, range, context)
        }
        return printed.isEmpty ? written(unit, endings, context) : printed
    }

    /// The findings about ordinals in digits, such as “1st” and “2nd” as forms of one plural.
    private static func written(_ unit: Unit, _ endings: [String], _ context: RuleContext) -> [Diagnostic] {
        context.counts(of: unit).compactMap { counted in
            let ordinals = counted.forms.compactMap { form in
                counted.showsNumber(form)
                    ? nil : OrdinalEnding.written(in: form.text.string, endings).map { (form, $0) }
            }
            guard Set(ordinals.map(\.0.category)).count > 1, let (form, range) = ordinals.last else { return nil }
            return finding(unit, form.text, range, context)
        }
    }

    private static func finding(_ unit: Unit, _ text: LocatedText, _ range: Range<Int>, _ context: RuleContext)
        -> Diagnostic
    {
        context.trusted(
            context.finding(page, unit, text, at: range, .ordinal(text.string.part(range)), why: why(context)))
    }

    /// The explanation: the categories of ordinals in the language, with numbers, and the alternative.
    private static func why(_ context: RuleContext) -> String {
        guard let ordinals = LocalePlurals(context.locale, .ordinal), ordinals.categories.count > 1 else {
            return .useFormatter
        }
        return "Ordinals in \(context.locale) are \(ordinals.categories.map(ordinals.name).joined(separator: ", ")). "
            + .useFormatter
    }
}

extension String {
    fileprivate static func ordinal(_ text: String) -> String {
        "“\(text)” makes an ordinal with an ending that fits only some numbers"
    }
    fileprivate static let useFormatter =
        "Use a number formatter with the ordinal style, and insert its result with %@."
}

extension FormatText {
    /// Whether a letter, or a mark before an ending, directly follows a specifier.
    fileprivate func mayPrintOrdinal(_ text: String) -> Bool {
        specifiers.contains { specifier in
            guard let next = text.utf8.dropFirst(specifier.range.upperBound).first else { return false }
            return next >= 0x80 || next == UInt8(ascii: "-") || next == UInt8(ascii: ":") || next.isASCIILetter
        }
    }
}

/// Finds ordinal endings, such as the “th” of “%lldth”.
private enum OrdinalEnding {
    /// The UTF-8 offsets of the first placeholder for a number that an ending directly follows, including the ending.
    static func printed(in text: String, _ endings: [String]) -> Range<Int>? {
        guard text.holds(UInt8(ascii: "%")) else { return nil }
        let message = Message(parsing: text)
        var offset = 0
        var number: Range<Int>?
        for segment in message.segments {
            let end = offset + segment.raw.utf8.count
            switch segment {
            case .placeholder(let specifier):
                // The percent sign in “50 % de remise” isn't a specifier for a number.
                let isNumber = specifier.type.isInteger || specifier.type == .ownArgument
                number = isNumber && !specifier.flags.contains(" ") ? offset..<end : nil
            case .text(let prose):
                if let number, let length = length(in: prose[...], endings) {
                    return number.lowerBound..<number.upperBound + length
                }
                number = nil
            }
            offset = end
        }
        return nil
    }

    /// The UTF-8 offsets of the first ordinal in digits.
    static func written(in text: String, _ endings: [String]) -> Range<Int>? {
        var start = text.startIndex
        while let first = text[start...].firstIndex(where: \.isWholeNumber) {
            let end = text[first...].firstIndex { !$0.isWholeNumber } ?? text.endIndex
            let isAlone = first == text.startIndex || !text[text.index(before: first)].isLetter
            if isAlone, let length = length(in: text[end...], endings) {
                let offset = text[..<first].utf8.count
                return offset..<offset + text[first..<end].utf8.count + length
            }
            start = end
        }
        return nil
    }

    /// The UTF-8 length of the ending at the beginning of the text, including a hyphen before it; nil if there isn't an
    /// ending, or if other letters follow it.
    private static func length(in text: Substring, _ endings: [String]) -> Int? {
        let hyphen = text.first == "-" ? 1 : 0
        let word = text.dropFirst(hyphen).prefix { $0.isLetter || $0 == ":" }
        guard endings.contains(word.lowercased()) else { return nil }
        return hyphen + word.utf8.count
    }
}
