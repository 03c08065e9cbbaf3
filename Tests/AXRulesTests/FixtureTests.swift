import AXRules
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct FixtureTests {
    @Test(arguments: FixtureCase.all)
    func aRuleFiresWhereTheFixtureSaysSoAndNowhereElse(fixture: FixtureCase) {
        let found = fixture.input.findings(of: fixture.rule.ruleID)
        let text = fixture.input.text ?? "nothing"
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
            "ExtraUnit", "FormatArgumentExtra", "FormatArgumentMissing", "FormatReordered", "FormatTypeChanged",
            "FormatWidthArgument", "LabelAmbiguous", "MissingUnit", "StaleUnit", "Untranslated", "VariableRenamed",
        ]
        let noPoints = ["ar": "its abbreviations have no point", "ja": "there are no abbreviations with a point"]
        return [
            "HintLowercase": noSmallLetters, "LabelLowercase": noSmallLetters, "SpokenAllCaps": noSmallLetters,
            "SpokenAbbreviation": noPoints, "SpokenGluedUnit": ["ja": "units stand right behind their numbers"],
        ]
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
