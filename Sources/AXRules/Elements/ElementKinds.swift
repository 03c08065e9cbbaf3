import AXSource

/// The kinds of elements that are relevant to rules. They are the names that extraction assigns to controls and traits.
enum ElementKinds {
    /// The kinds that VoiceOver announces.
    private static let spoken: Set<String> = [
        "button", "link", "switch", "slider", "stepper", "picker", "segmented control", "text field", "search field",
        "page control", "progress bar", "progress indicator", "checkbox", "menu", "tab", "tab bar", "keyboard key",
        "heading", "searchField", "keyboardKey", "header", "tabBar", "adjustable", "toggleButton",
    ]

    /// The kinds with a special gesture, which a hint may name: they are adjusted or dragged, allow direct interaction,
    /// or respond to Magic Tap.
    private static let gestural: Set<String> = [
        "adjustable", "slider", "allowsDirectInteraction", "draggable", "magicTap",
    ]

    /// Whether the element is text to read. The label of such an element is the text itself, not the name of a control.
    static func areText(_ kinds: Set<String>) -> Bool { kinds.contains("text") && !areSpoken(kinds) }

    static func areImage(_ kinds: Set<String>) -> Bool { kinds.contains("image") && !areSpoken(kinds) }

    /// Whether VoiceOver announces a control type for the element.
    static func areSpoken(_ kinds: Set<String>) -> Bool { !kinds.isDisjoint(with: spoken) }

    static func haveGesture(_ kinds: Set<String>) -> Bool { !kinds.isDisjoint(with: gestural) }
}
