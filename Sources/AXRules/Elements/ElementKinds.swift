import AXSource

/// What kinds of elements mean to a listener, by the names that extraction gives to controls and traits.
enum ElementKinds {
    /// VoiceOver says what they are.
    private static let spoken: Set<String> = [
        "button", "link", "switch", "slider", "stepper", "picker", "segmented control", "text field", "search field",
        "page control", "progress bar", "progress indicator", "checkbox", "menu", "tab", "tab bar", "keyboard key",
        "heading", "searchField", "keyboardKey", "header", "tabBar", "adjustable", "toggleButton",
    ]

    /// They have a gesture of their own, which a hint may tell: changed by swiping, played on, dragged, or answering to
    /// the magic tap.
    private static let gestural: Set<String> = [
        "adjustable", "slider", "allowsDirectInteraction", "draggable", "magicTap",
    ]

    /// Whether an element is a text to read: its label is that text, and no name of a control.
    static func areText(_ kinds: Set<String>) -> Bool { kinds.contains("text") && !areSpoken(kinds) }

    /// Whether an element is a picture and nothing else.
    static func areImage(_ kinds: Set<String>) -> Bool { kinds.contains("image") && !areSpoken(kinds) }

    /// Whether VoiceOver says what kind of control an element is.
    static func areSpoken(_ kinds: Set<String>) -> Bool { !kinds.isDisjoint(with: spoken) }

    /// Whether a gesture is what an element is for.
    static func haveGesture(_ kinds: Set<String>) -> Bool { !kinds.isDisjoint(with: gestural) }
}
