import AXSource

/// An element is told to be two kinds of control.
enum TraitsConflict {
    static let page = RulePage(
        id: "traits-conflict",
        summary: "An element has traits that exclude each other.",
        why: """
            Button, Link, Search Field and Keyboard Key say what an element is, and it can be only one of them \
            (Apple, Accessibility Programming Guide for iOS). VoiceOver speaks both, and the listener cannot tell what \
            will happen; other traits, such as Selected, may be added freely.
            """,
        example: Example("shareView.accessibilityTraits = [.button, .link]\n"),
        instead: Example("shareView.accessibilityTraits = [.link, .selected]\n"),
        severity: .warning)

    private static let kinds = [
        "button": "a button", "link": "a link", "searchField": "a search field", "keyboardKey": "a keyboard key",
    ]

    /// The traits among `traits` of which an element can have only one, each once.
    static func exclusive(_ traits: [String]) -> [String] {
        var seen: Set<String> = []
        return traits.filter { kinds[$0] != nil && seen.insert($0).inserted }
    }

    /// The finding about an element with these traits; nil where they go together.
    static func diagnostic(for traits: [String], in file: SourceFile, at span: Span) -> Diagnostic? {
        let names = exclusive(traits).compactMap { kinds[$0] }
        guard names.count > 1 else { return nil }
        return Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: span,
            message: "The element is both \(names.joined(separator: " and "))",
            explanation: "These traits exclude each other; keep the one that says what acting on the element does.")
    }
}
