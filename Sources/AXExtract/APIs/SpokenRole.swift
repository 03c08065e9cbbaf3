import AXModel

/// The name of an accessibility role in sentences, and the recommended style of its strings.
enum SpokenRole {
    /// The role at the beginning of a sentence: “Accessibility label”.
    static func name(_ role: AccessibilityRole) -> String {
        rows[role]?.name ?? "Accessibility string"
    }

    /// The role within a sentence: “accessibility label”.
    static func noun(_ role: AccessibilityRole) -> String {
        let beginning = name(role)
        if properNouns.contains(where: beginning.hasPrefix) { return beginning }
        return beginning.prefix(1).lowercased() + beginning.dropFirst()
    }

    private static let properNouns = ["Guided Access", "Voice Control"]

    /// The role's style in one short line; nil for a language and for `other`.
    static func style(_ role: AccessibilityRole) -> String? {
        rows[role]?.style
    }

    /// Source for labels and hints: Apple, Accessibility Programming Guide for iOS, “Crafting Useful Labels and Hints”.
    private static let rows: [AccessibilityRole: (name: String, style: String?)] = [
        .label: (
            "Accessibility label",
            "A name of one or two words that begins with a capital letter, has no period and doesn't include the "
                + "control type."
        ),
        .hint: (
            "Accessibility hint", "Briefly says what happens; begins with a verb and ends with a period."
        ),
        .value: ("Accessibility value", "Only the current value; spoken after the label."),
        .inputLabel: ("Voice Control name", "A short name that's easy to say."),
        .customAction: ("Accessibility action", "Begins with a verb and has no period."),
        .customContent: ("Additional accessibility content", "A short name or value."),
        .rotor: ("Accessibility rotor", "A short plural noun."),
        .announcement: ("Announcement", "A sentence that VoiceOver speaks once, when something happens."),
        .imageDescription: ("Image description", "Describes what the image means; has no period."),
        .guidedAccess: ("Guided Access text", "Names the feature that can be turned off."),
        .language: ("Language of speech", nil),
        .other: ("Text", nil),
    ]
}
