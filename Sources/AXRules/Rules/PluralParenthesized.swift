import AXLocaleData
import AXModel
import AXSource

/// A plural whose ending is in parentheses.
enum PluralParenthesized: StringRule {
    static let page = RulePage(
        id: "plural-parenthesized", concern: .plurals,
        summary: "An ending in parentheses covers both the singular and the plural.",
        why: """
            Readers skip over the parentheses in “song(s)”. Listeners hear “song s”, “song left paren s right paren” \
            or a pause, depending on the voice, but never the word that fits the number. In languages with more than \
            two plural forms, no single ending is right for all numbers (CLDR). A plural entry provides the right word \
            for each number.
            """,
        example: Example("%lld song(s) selected", role: "value"),
        instead: Example("Songs selected: %lld", role: "value"),
        severity: .warning)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let terms = context.style.plurals
        guard !terms.endings.isEmpty else { return [] }
        return unit.firstFault { text in
            guard text.string.utf8.contains(UInt8(ascii: "(")) || text.string.unicodeScalars.contains("（"),
                let range = OptionalEnding.first(in: text.string, terms)
            else { return nil }
            let need = context.plurals.map { " \($0.need)." } ?? ""
            return context.trusted(
                context.finding(
                    page, unit, text, at: range, .optional(text.string.quoted(range)), why: .useForms + need))
        }
    }
}

extension String {
    fileprivate static func optional(_ word: String) -> String {
        "\(word) is spoken literally and doesn't fit any number"
    }
    fileprivate static let useForms = "Use one key with plural forms."
}
