/// The comment of an entry in a string table: what people wrote in the source, and behind it what the tool knows.
public struct TranslatorComment: Sendable {
    /// The comment; it never contains `*/`, so that it can stand in a `.strings` file.
    public let text: String

    /// - Parameters:
    ///   - words: what people wrote; nil or empty where they wrote nothing.
    ///   - notes: the lines of ``RoleNotes``; those that the words hold already are left out.
    ///   - separator: what parts two lines.
    public init(_ words: String?, notes: [String], separator: String = "\n") {
        let words = (words ?? "").allSatisfy(\.isWhitespace) ? "" : Self.closingSafely(words ?? "")
        let notes = notes.map(Self.closingSafely).filter { !words.contains($0) }
        text = ((words.isEmpty ? [] : [words]) + notes).joined(separator: separator)
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
