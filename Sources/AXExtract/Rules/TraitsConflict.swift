import AXSource

/// An element has the traits of two kinds of controls.
enum TraitsConflict: Rule {
    static let page = RulePage(
        id: "traits-conflict", concern: .sources,
        summary: "An element has conflicting traits.",
        why: """
            The traits Button, Link, Search Field and Keyboard Key say what an element is, and an element should have \
            only one of them (Apple, Accessibility Programming Guide for iOS). If an element has two conflicting \
            traits, VoiceOver speaks both, so users can't know what will happen when they activate the element. Other \
            traits, such as Selected, can be added freely.
            """,
        example: Example("shareView.accessibilityTraits = [.button, .link]\n"),
        instead: Example("shareView.accessibilityTraits = [.link, .selected]\n"),
        severity: .warning)

    private static let kinds = [
        "button": "a button", "link": "a link", "searchField": "a search field", "keyboardKey": "a keyboard key",
    ]

    /// The traits that exclude each other, each once. An element can have only one of them.
    static func exclusive(_ traits: [String]) -> [String] {
        traits.filter { kinds[$0] != nil }.uniqued()
    }

    /// The finding about an element with these traits; nil if they don't conflict.
    static func diagnostic(for traits: [String], in file: SourceFile, at span: Span) -> Diagnostic? {
        let names = exclusive(traits).compactMap { kinds[$0] }
        guard names.count > 1 else { return nil }
        return Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: span,
            message: "element is both \(names.joined(separator: " and "))",
            explanation: "These traits are mutually exclusive. Keep the trait that matches what happens when users "
                + "activate the element.")
    }
}
