import AXLocaleData
import AXRules
import AXSource
import Testing

/// The examples in the locale files, checked by the rules that they illustrate.
@Suite struct LocaleExampleTests {
    private static let styleRules = Rules.pages.map(\.id).filter { $0.hasPrefix("label-") || $0.hasPrefix("hint-") }
    private static let examples = LocaleStyles.embedded.tags.flatMap { tag in
        LocaleStyles.embedded.style(for: tag).examples.sorted { $0.key < $1.key }
            .map { LocaleExample(tag: tag, rule: $0.key, texts: $0.value) }
    }

    struct LocaleExample: Sendable, CustomTestStringConvertible {
        let tag: String
        let rule: String
        let texts: StyleExample

        var testDescription: String { "\(tag) \(rule): \(texts.bad)" }

        /// `label` or `hint`, which the rule's id begins with.
        var role: String { String(rule.prefix { $0 != "-" }) }

        func findings(in text: String, of rules: [String]) -> [String] {
            let input = Case(locale: tag, role: role, text: text)
            return input.findings(of: rules).map { "\($0.id): \($0.message)" }
        }
    }

    /// The rules that every locale has an example for. `hint-unterminated` needs none without terminators.
    private static let shown = [
        "label-names-control", "label-carries-value", "label-ends-sentence", "hint-names-control",
        "hint-names-gesture", "hint-imperative", "hint-unterminated", "hint-has-subject",
    ]

    @Test(arguments: examples)
    func theGoodTextIsSilentUnderAllRulesOfLabelsAndHints(example: LocaleExample) {
        let found = example.findings(in: example.texts.good, of: Self.styleRules)
        #expect(found == [], "“\(example.texts.good)”")
    }

    @Test(arguments: examples)
    func theBadTextIsFoundByItsRule(example: LocaleExample) {
        let found = example.findings(in: example.texts.bad, of: [example.rule])
        #expect(found.count == 1, "“\(example.texts.bad)”: \(found)")
    }

    @Test(arguments: LocaleStyles.embedded.tags)
    func everyLocaleShowsEveryRuleThatItCanBreak(tag: String) {
        let style = LocaleStyles.embedded.style(for: tag)
        let expected = Self.shown.filter { $0 != "hint-unterminated" || !style.terminators.isEmpty }
        #expect(style.examples.keys.sorted() == expected.sorted())
    }

    @Test(arguments: LocaleStyles.embedded.tags)
    func theExampleOfAGoodHintIsSilentUnderAllRulesOfHints(tag: String) {
        let hint = LocaleStyles.embedded.style(for: tag).hints.example
        let input = Case(locale: tag, role: "hint", text: hint)
        #expect(input.findings(of: Self.styleRules).map(\.message) == [], "“\(hint)”")
    }

    @Test(arguments: examples.filter { LocaleStyles.embedded.style(for: $0.tag).confidence == .low })
    func whatNobodyHasConfirmedIsNoMoreThanANote(example: LocaleExample) {
        let input = Case(locale: example.tag, role: example.role, text: example.texts.bad)
        #expect(input.findings(of: Self.styleRules).allSatisfy { $0.severity == .note })
    }
}
