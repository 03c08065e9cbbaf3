/// A word or a sentence that VoiceOver adds to the strings of an app. The raw value is its key in a locale file.
package enum VoiceOverWord: String, CaseIterable, Hashable, Sendable {
    case button
    case backButton = "back-button"
    /// The default label of a back button, which VoiceOver doesn't repeat.
    case back
    case link
    case heading
    case image
    case adjustable
    case dimmed
    case selected
    case switchButton = "switch"
    case switchIsOn = "switch-on"
    case switchIsOff = "switch-off"
    case switchIsMixed = "switch-mixed"
    case tab
    case textField = "text-field"
    case secureTextField = "secure-text-field"
    case editing
    case searchField = "search-field"
    /// The hint about changing the value of an adjustable element.
    case adjustHint = "adjust-hint"
    case switchHint = "switch-hint"
    /// The hint about starting to edit in a text field.
    case editHint = "edit-hint"
    /// The hint about starting to edit in a text view, which has several lines.
    case editTextHint = "edit-text-hint"
    /// The hint that is spoken while the user is editing.
    case editingHint = "editing-hint"
}

/// The words that VoiceOver adds in a locale. People recorded them while listening to VoiceOver.
package struct VoiceOverWords: Hashable, Sendable {
    private var recorded: [VoiceOverWord: String] = [:]

    package init() {}

    /// The word without a period, or the sentence. If it hasn't been recorded, its key in brackets, such as `[button]`.
    package subscript(_ word: VoiceOverWord) -> String {
        get { recorded[word] ?? "[\(word.rawValue)]" }
        set { recorded[word] = newValue }
    }

    package func isRecorded(_ word: VoiceOverWord) -> Bool { recorded[word] != nil }
}
