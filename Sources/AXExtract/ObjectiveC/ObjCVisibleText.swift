/// Tells what mirrors a text that is on screen.
enum ObjCVisibleText {
    /// The note for a value that is read from the screen; nil for others.
    /// - Parameter expression: The value as it is written.
    static func note(_ member: String, _ expression: String) -> String? {
        members.contains(member) ? "mirror of visible text: \(expression)" : nil
    }

    /// Properties that show a text when they are set.
    static let properties: Set<String> = [
        "text", "title", "stringValue", "placeholder", "placeholderString", "attributedText", "attributedTitle",
    ]

    private static let members: Set<String> = properties.union([
        "currentTitle", "currentAttributedTitle", "subtitle", "titleForState", "attributedTitleForState",
        "attributedPlaceholder", "attributedStringValue", "detailText", "prompt",
    ])
}
