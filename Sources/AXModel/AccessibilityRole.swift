/// What an accessibility string is for: which attribute of an element it fills.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
    /// The short name of an element, spoken first (`accessibilityLabel`).
    case label
    /// The result of acting on an element, spoken last, after a pause (`accessibilityHint`).
    case hint
    /// What changes while the label stays (`accessibilityValue`).
    case value
    /// A name that Voice Control listens for (`accessibilityUserInputLabels`).
    case inputLabel
    /// The name of a custom action.
    case customAction
    /// Label or value of additional content (`AXCustomContent`).
    case customContent
    /// The name of a rotor.
    case rotor
    /// A sentence that VoiceOver speaks when something happens.
    case announcement
    case imageDescription
    /// Title or detail of a Guided Access restriction.
    case guidedAccess
    /// A language tag for speech (`accessibilityLanguage`).
    case language
    case other
}
