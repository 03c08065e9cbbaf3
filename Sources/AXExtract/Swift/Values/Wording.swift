import AXModel
import AXSource

/// Distinguishes words from the punctuation between them.
enum Wording {
    /// Whether a literal has no letters outside its interpolations and format specifiers: `, ` or `%@, %@` or
    /// `\(a): \(b)`.
    static func isGlue(_ literal: SwiftLiteral) -> Bool {
        literal.segments.allSatisfy { segment in
            guard case .text(let text) = segment else { return true }
            return isGlue(text)
        }
    }

    /// Whether a string has no letters outside its format specifiers.
    static func isGlue(_ text: String) -> Bool {
        Message(parsing: text).segments.allSatisfy { segment in
            guard case .text(let plain) = segment else { return true }
            return !plain.holdsByte(where: \.isASCIILetter)
                && !plain.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
    }
}
