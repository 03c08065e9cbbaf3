import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

@Suite struct LabelPairTests {
    private func findings(
        label: StringKey, hint: StringKey, pairs: [StringKey: StringKey] = [:]
    ) -> [Diagnostic] {
        let catalog = Catalog.made("en", [(label, "Save"), (hint, "Save saves your edits.")], role: .hint)
        return Checker(styles: .embedded, profile: .consistent, links: ElementLinks(labels: pairs))
            .check(source: catalog, translations: [])
            .filter { $0.id == "hint-repeats-label" && $0.key == hint }
    }

    @Test(
        arguments: [
            ("a1b-2c-3d4.accessibilityLabel", "a1b-2c-3d4.accessibilityHint"),
            ("save.label", "save.hint"), ("SAVE_LABEL", "SAVE_HINT"), ("saveLabel", "saveHint"),
            ("save-label", "save/hint"),
            ("detail.save.a11y.label", "detail.save.a11y.hint"), ("save_accessibilityLabel", "save.accessibility_hint"),
        ] as [(StringKey, StringKey)])
    func keysThatDifferOnlyInTheLastWordBelongTogether(label: StringKey, hint: StringKey) {
        #expect(findings(label: label, hint: hint).count == 1)
    }

    @Test(
        arguments: [("open.label", "save.hint"), ("label", "hint"), ("save.title", "save.hint")]
            as [(StringKey, StringKey)])
    func otherKeysDoNotBelongTogether(label: StringKey, hint: StringKey) {
        #expect(findings(label: label, hint: hint).isEmpty)
    }

    @Test func thePairThatExtractionFoundCountsWhateverTheKeys() {
        #expect(findings(label: "x", hint: "y").isEmpty)
        #expect(findings(label: "x", hint: "y", pairs: ["y": "x"]).count == 1)
    }
}
