import AXModel

/// The comment of a new entry in a string table: what a translator needs to know about a spoken text.
public struct TranslatorComment: Sendable {
    /// The comment; it never contains `*/`, so that it can stand in a `.strings` file.
    public let text: String

    /// The developer's comment, if there is one, and then one line for each way the text is used: its role, the
    /// control or element, and the role's style rule.
    public init(for entry: ExtractedEntry) {
        var lines = entry.comments.filter { !$0.allSatisfy(\.isWhitespace) }
        var seen: Set<AccessibilityRole> = []
        for occurrence in entry.occurrences where seen.insert(occurrence.role).inserted {
            if let line = Self.line(for: occurrence) { lines.append(line) }
        }
        text = Self.closingSafely(lines.joined(separator: "\n"))
    }

    /// What the string belongs to, in a few words: “Accessibility hint of “playButton” (button)”.
    static func subject(of occurrence: Occurrence) -> String {
        var text = SpokenRole.name(occurrence.role)
        if let element = occurrence.element {
            text += " of “\(element)”"
        } else if let screen = occurrence.screen {
            text += " in “\(screen)”"
        }
        if let control = occurrence.control, control != occurrence.element?.lowercased() { text += " (\(control))" }
        return text
    }

    private static func line(for occurrence: Occurrence) -> String? {
        guard occurrence.role != .other else { return nil }
        let subject = closingSafely(subject(of: occurrence)) + "."
        return SpokenRole.style(occurrence.role).map { "\(subject) \($0)" } ?? subject
    }

    /// A space parts the two characters that would end the comment in the table.
    private static func closingSafely(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if previous == "*", scalar == "/" { result.unicodeScalars.append(" ") }
            result.unicodeScalars.append(scalar)
            previous = scalar
        }
        return result
    }
}
