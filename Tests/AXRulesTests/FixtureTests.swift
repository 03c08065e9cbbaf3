import AXRules
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct FixtureTests {
    @Test(arguments: FixtureCase.all)
    func aRuleFiresWhereTheFixtureSaysSoAndNowhereElse(fixture: FixtureCase) {
        let found = fixture.input.findings(of: fixture.rule.ruleID)
        let text = fixture.input.shown
        if let page = Rules.pages.first(where: { $0.id == fixture.rule.ruleID }) {
            // With unconfirmed data, findings become notes.
            let allowed = Set(page.severities + [.note])
            #expect(allowed.isSuperset(of: found.map(\.severity)), "“\(text)”: \(found.map(\.severity))")
            #expect(page.isFixable || !found.flatMap(\.fixIts).contains { $0.safety == .safe }, "“\(text)”")
        }
        if let severity = fixture.severity {
            #expect(found.map(\.severity) == [severity], "“\(text)”: \(found.map(\.message))")
        }
        if !fixture.fires {
            #expect(found.isEmpty, "“\(text)”: \(found.map(\.message))")
        } else if let span = fixture.span {
            #expect(found.map(\.span) == [span], "“\(text)”: \(found.map(\.message))")
        } else {
            #expect(found.count == 1, "“\(text)”: \(found.map(\.message))")
        }
    }

    private static let locales = ["ar", "de", "en", "fr", "ja", "ru"]

    /// The locales in which a rule has nothing to find, and why.
    private static let exempt: [String: [String: String]] = {
        let noSmallLetters = ["ar": "the script has no case", "ja": "the script has no case"]
        let isTheSource = ["en": "the rule compares with the source, which is English"]
        let comparing = [
            "SurroundingWhitespace", "ExtraKey", "FormatArgumentExtra", "FormatArgumentMissing", "FormatReordered",
            "FormatTypeChanged", "FormatWidthArgument", "LabelAmbiguous", "MissingTranslation", "OutdatedTranslation",
            "InconsistentTranslation", "TermInconsistent", "GlossaryBroken", "LineBreaksChanged", "MarkupChanged",
            "PlaceholderChanged", "PlaceholderRenamed",
            "PseudoText", "SuspiciousLength", "NumberChanged", "EmojiLost",
            "TerminatorMismatch", "Untranslated", "VariableRenamed", "WrongLanguage",
        ]
        let noPoints = ["ar": "its abbreviations have no point", "ja": "there are no abbreviations with a point"]
        let speech = [
            "SpokenAllCaps": noSmallLetters, "SpokenAbbreviation": noPoints,
            "SpokenGluedUnit": ["ja": "units stand right behind their numbers"],
        ]
        let fitting = "ranks have one form, which fits every number"
        let plurals = [
            "PluralMissingCategory": ["ja": "there is no category but other"],
            "PluralExtraCategory": ["ar": "the language has every category"],
            "PluralLiteralNumber": ["ja": "there is one form, and the number may stand elsewhere"],
            "PluralParenthesized": ["ja": "nouns have no plural"],
            "PluralFormsAlike": [
                "de": "many nouns do not change", "en": "a word that is no noun may follow",
                "fr": "many nouns do not change", "ja": "there is one form",
            ],
            "PluralFormsSwapped": Dictionary(
                uniqueKeysWithValues: ["ar", "de", "en", "fr", "ja"].map { ($0, "no ending is that of many alone") }),
            "PluralOrdinal": ["ar": fitting, "de": fitting, "ja": fitting, "ru": fitting],
        ]
        let noArticles = ["ar", "ja", "ru"].map { ($0, "the language needs no article there") }
        let style = [
            "HintLowercase": noSmallLetters, "HintDropsArticle": Dictionary(uniqueKeysWithValues: noArticles),
            "LabelLowercase": noSmallLetters,
        ]
        return style.merging(speech) { first, _ in first }
            .merging(plurals) { first, _ in first }
            .merging(comparing.map { ($0, isTheSource) }) { first, _ in first }
    }()

    @Test(arguments: Fixtures.entries(of: "Rules").map(\.lastPathComponent), locales)
    func everyRuleHasCasesInEachOfTheSixLanguages(rule: String, locale: String) {
        let cases = FixtureCase.all.filter { $0.rule == rule && $0.input.locale == locale }
        #expect(cases.contains { !$0.fires }, "\(rule)/\(locale) has no silent case")
        if let reason = Self.exempt[rule]?[locale] {
            #expect(!cases.contains { $0.fires }, "\(rule)/\(locale) fires, although \(reason)")
        } else {
            #expect(cases.contains { $0.fires }, "\(rule)/\(locale) has no case that fires")
        }
    }

    @Test func everyExemptionIsOfARule() {
        let rules = Set(FixtureCase.all.map(\.rule))
        #expect(rules.isSuperset(of: Self.exempt.keys), "\(Set(Self.exempt.keys).subtracting(rules))")
    }
}
