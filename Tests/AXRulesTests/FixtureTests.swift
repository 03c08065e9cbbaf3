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

    @Test(arguments: Fixtures.entries(of: "Rules").map(\.lastPathComponent))
    func everyRuleHasASilentCaseInEachOfTheSixLanguages(rule: String) {
        let cases = FixtureCase.all.filter { $0.rule == rule }
        for locale in ["ar", "de", "en", "fr", "ja", "ru"] {
            #expect(cases.contains { $0.input.locale == locale && !$0.fires }, "\(rule)/\(locale) has no silent case")
        }
        #expect(cases.contains { $0.fires }, "\(rule) never fires")
    }
}
