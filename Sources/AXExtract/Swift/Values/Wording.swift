import AXModel

/// Tells words from what only holds words together.
enum Wording {
    /// Whether a literal has no letters of its own: `, ` or `%@, %@` or `\(a): \(b)`.
    static func isGlue(_ literal: SwiftLiteral) -> Bool {
        literal.segments.allSatisfy { segment in
            guard case .text(let text) = segment else { return true }
            return isGlue(text)
        }
    }

    /// Whether a text has no letters, format specifiers left out.
    static func isGlue(_ text: String) -> Bool {
        Message(parsing: text).segments.allSatisfy { segment in
            guard case .text(let plain) = segment else { return true }
            return !plain.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }
}
