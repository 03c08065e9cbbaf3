import AXModel

/// What an accessibility role is called in sentences, and how Apple's guide wants its text to be.
enum SpokenRole {
    /// The role as the beginning of a sentence: “Accessibility label”.
    static func name(_ role: AccessibilityRole) -> String {
        rows[role]?.name ?? "Accessibility string"
    }

    /// The role's style in one short line; nil where there is no rule of style.
    static func style(_ role: AccessibilityRole) -> String? {
        rows[role]?.style
    }

    /// Facts: Apple, Accessibility Programming Guide for iOS, “Crafting Useful Labels and Hints”.
    private static let rows: [AccessibilityRole: (name: String, style: String?)] = [
        .label: (
            "Accessibility label",
            "A name of a word or two; begins with a capital, has no period, does not name the control."
        ),
        .hint: ("Accessibility hint", "A short statement of the result; begins with its verb, ends with a period."),
        .value: ("Accessibility value", "The current value only; it is spoken after the label."),
        .inputLabel: ("Voice Control name", "A short name that is easy to say."),
        .customAction: ("Accessibility action", "Begins with its verb, has no period."),
        .customContent: ("Additional accessibility content", "A short name or value."),
        .rotor: ("Accessibility rotor", "A short noun in the plural."),
        .announcement: ("Announcement", "A sentence that is spoken once, when something happens."),
        .imageDescription: ("Image description", "Says what the image means; has no period."),
        .guidedAccess: ("Guided Access text", "Names what can be switched off."),
        .language: ("Language of speech", nil),
        .other: ("Text", nil),
    ]
}
