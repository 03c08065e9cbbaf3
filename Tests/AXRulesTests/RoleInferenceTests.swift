import AXModel
import AXRules
import AXSource
import Testing

@Suite struct RoleInferenceTests {
    @Test(
        arguments: [
            ("a1b-2c-3d4.accessibilityLabel", .label), ("a1b-2c-3d4.accessibilityHint", .hint),
            ("a1b-2c-3d4.accessibilityValue", .value), ("a1b-2c-3d4.ibExternalAccessibilityDescription", .label),
            ("play.hint", .hint), ("PLAY_LABEL", .label), ("playAccessibilityHint", .hint), ("play.a11y.label", .label),
            ("playAccessibilityLabel", .label), ("play.voice-over.value", .value),
            ("song_a11y_announcement", .announcement),
        ] as [(StringKey, AccessibilityRole)])
    func theKeyTells(key: StringKey, role: AccessibilityRole) {
        #expect(RoleInference().roles(of: key, comment: nil) == [role])
    }

    @Test(
        arguments: [
            "play", "hint", "label", "play.title", "settings.value", "titleLabel", "hints.first", "a1b.text",
            ".accessibility", "",
        ] as [StringKey])
    func otherKeysTellNothing(key: StringKey) {
        #expect(RoleInference().roles(of: key, comment: nil).isEmpty, "\(key)")
    }

    @Test(
        arguments: [
            ("Accessibility hint of the play button", .hint), ("VoiceOver label for the cover", .label),
            ("Voice Over value: how far the song is", .value), ("Label spoken by VoiceOver", .label),
            ("a11y announcement after the purchase", .announcement),
            ("Name of an accessibility custom action", .customAction),
        ] as [(String, AccessibilityRole)])
    func theCommentTells(comment: String, role: AccessibilityRole) {
        #expect(RoleInference().roles(of: "k", comment: comment) == [role])
    }

    @Test(arguments: [
        "Title of the accessibility settings", "Label of a table row", "A hint below the text field", "",
        "Shown when VoiceOver is off",
    ])
    func otherCommentsTellNothing(comment: String) {
        #expect(RoleInference().roles(of: "k", comment: comment).isEmpty, "\(comment)")
    }

    @Test func theSourceCodeCountsMoreThanTheConfigurationAndThatMoreThanWording() {
        let inference = RoleInference(
            extracted: ["play.hint": [.label, .hint], "none": []],
            configured: { $0.text.contains(".ax.") ? .value : nil })
        #expect(inference.roles(of: "play.hint", comment: "Accessibility value") == [.label, .hint])
        #expect(inference.roles(of: "x.ax.hint", comment: "Accessibility label") == [.value])
        #expect(inference.roles(of: "a.accessibilityHint", comment: "Accessibility label") == [.hint])
        #expect(inference.roles(of: "a.hint", comment: "Accessibility label") == [.label])
        #expect(inference.roles(of: "none", comment: nil).isEmpty)
    }

    /// If roles were extracted from the code, the last word of any other key isn't enough to infer a role.
    @Test(
        arguments: [("empty.hint", nil), ("empty.a11y.hint", .hint), ("x_label", nil), ("x_a11y_label", .label)]
            as [(StringKey, AccessibilityRole?)])
    func besideKnownSourcesTheLastWordOfAKeyIsNotEnough(_ key: StringKey, _ role: AccessibilityRole?) {
        let inference = RoleInference(extracted: ["play": [.label]])
        #expect(inference.roles(of: key, comment: nil) == Set([role].compactMap { $0 }))
    }
}
