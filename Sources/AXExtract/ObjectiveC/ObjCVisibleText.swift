import AXModel

/// Tells what mirrors a text that is on screen.
enum ObjCVisibleText {
    /// The reason for a value that is read from the screen; nil for others.
    /// - Parameter expression: The value as it is written.
    static func reason(_ member: String, _ expression: String) -> Remark.Unresolved? {
        members.contains(member) ? .mirror(.visibleText, of: expression) : nil
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
