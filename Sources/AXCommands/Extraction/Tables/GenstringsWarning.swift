import AXExtract
import AXModel
import AXSource

/// What genstrings says about a key whose calls differ, so that what reads its output can read ours.
enum GenstringsWarning {
    /// The first value is kept.
    static func values(of entry: ExtractedEntry) -> [String] {
        var seen: Set<StringKey> = []
        let values = entry.occurrences.compactMap(\.text).filter { seen.insert(StringKey($0)).inserted }
        guard let kept = values.first else { return [] }
        return values.dropFirst().map { ignored in
            "Key \(quoted(entry.key.text)) used with multiple values. Value \(quoted(kept)) kept. "
                + "Value \(quoted(ignored)) ignored."
        }
    }

    static func comments(of entry: ExtractedEntry) -> [String] {
        guard entry.comments.count > 1 else { return [] }
        let comments = entry.genstringsComments.map(quoted).joined(separator: " & ")
        return ["axstrings: warning: Key \(quoted(entry.key.text)) used with multiple comments \(comments)"]
    }

    /// On one line, as a source would spell it.
    private static func quoted(_ text: String) -> String {
        let spelled = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        return "\"" + PathName.printable(spelled) + "\""
    }
}
