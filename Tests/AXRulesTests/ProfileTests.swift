import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// The profile `spoken-only` reports only strings that are spoken wrongly.
@Suite struct ProfileTests {
    private static let rules = Rules.all.filter { $0.page.id.hasPrefix("label-") || $0.page.id.hasPrefix("hint-") }

    @Test(arguments: rules.filter { $0.page.traits.contains(.inaudible) }.map { $0.page })
    func howTextsAreWrittenIsNobodysBusiness(page: RulePage) {
        #expect(findings(page).isEmpty)
    }

    @Test(arguments: rules.filter { !$0.page.traits.contains(.inaudible) }.map { $0.page })
    func whatIsHeardWrongIsFound(page: RulePage) {
        #expect(!findings(page).isEmpty)
    }

    @Test func formIsCapitalsMarksVerbsArticlesAndLength() {
        #expect(
            Set(Self.rules.filter { $0.page.traits.contains(.inaudible) }.map { $0.page.id }) == [
                "label-lowercase", "label-ends-sentence", "label-too-long", "hint-imperative", "hint-form",
                "hint-has-subject",
                "hint-lowercase", "hint-unterminated", "hint-drops-article", "hint-too-long",
            ])
    }

    @Test func aControlIsFoundWhereNobodyTellsTheSubject() {
        let hint = Case(locale: "en", role: "hint", text: "This button plays the song.")
        #expect(hint.findings(of: "hint-names-control").isEmpty)
        var spoken = hint
        spoken.profile = .spokenOnly
        #expect(spoken.findings(of: "hint-names-control").count == 1)
    }

    private func findings(_ page: RulePage) -> [Diagnostic] {
        var input = Case(page.example)
        input.profile = .spokenOnly
        return input.findings(of: page.id)
    }
}
