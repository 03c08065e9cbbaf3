import AXLocaleData
import AXRules
import AXSource
import Testing

/// The explanations for a control type and a gesture in a string. They come without a fix.
@Suite struct ControlAdviceTests {
    private func advice(kinds: Set<String>) throws -> String {
        var label = Case(locale: "en", role: "label", text: "Play button")
        label.kinds = kinds
        return try #require(label.findings(of: "label-names-control").first?.explanation)
    }

    @Test(arguments: [[], ["image"], ["text"], ["selected"], ["cell"]] as [Set<String>])
    func withoutAKnownTraitTheTraitComesFirst(kinds: Set<String>) throws {
        #expect(try advice(kinds: kinds).contains("add the trait first"))
    }

    @Test(arguments: [["button"], ["switch", "selected"], ["searchField"]] as [Set<String>])
    func withAKnownTraitVoiceOverSaysItAlready(kinds: Set<String>) throws {
        let advice = try advice(kinds: kinds)
        #expect(!advice.contains("add the trait"))
        #expect(advice.contains("VoiceOver already says"))
    }

    @Test func aGestureBelongsIntoACustomAction() throws {
        let found = Case(locale: "en", role: "hint", text: "Swipe left to delete.").findings(of: "hint-names-gesture")
        #expect(try #require(found.first?.explanation).contains("custom action"))
    }

    @Test(
        arguments: FixtureCase.all.filter { $0.fires && ["LabelNamesControl", "HintNamesGesture"].contains($0.rule) })
    func neitherIsEverFixedByItself(fixture: FixtureCase) {
        let found = fixture.input.findings(of: fixture.rule.ruleID)
        #expect(!found.isEmpty && found.allSatisfy { $0.fixIts.isEmpty })
    }
}
