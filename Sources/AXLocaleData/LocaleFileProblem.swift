internal import Yams

/// An error in a file of locale data, with its location. The valid values of the file are used, unless the file exceeds
/// a limit or isn't valid YAML.
package struct LocaleFileProblem: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, such as `de.yml`.
    package var file: String
    /// The 1-based line.
    package var line: Int
    /// The 1-based column, in UTF-16 units.
    package var column: Int
    /// The message, as one sentence.
    package var message: String
    /// The closest valid name; nil if none is similar.
    package var suggestion: String?

    /// The location, the message and the suggestion: `de.yml:3:5: Unknown key “gesture”. Did you mean “gestures”?`
    package var description: String {
        let hint = suggestion.map { " Did you mean “\($0)”?" } ?? ""
        return "\(file):\(line):\(column): \(message)\(hint)"
    }
}

/// Collects the errors in a file while it is decoded.
struct ProblemLog {
    let file: String
    private let text: String
    private lazy var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    private(set) var problems: [LocaleFileProblem] = []

    init(file: String, text: String) {
        self.file = file
        self.text = text
    }

    mutating func add(_ message: String, at node: Node, suggestion: String? = nil) {
        add(message, at: node.mark, suggestion: suggestion)
    }

    mutating func add(_ message: String, at mark: Mark?, suggestion: String? = nil) {
        let line = mark?.line ?? 1
        add(message, line: line, column: mark.map { column(of: $0) } ?? 1, suggestion: suggestion)
    }

    mutating func add(_ message: String, line: Int, column: Int, suggestion: String? = nil) {
        problems.append(
            LocaleFileProblem(file: file, line: line, column: column, message: message, suggestion: suggestion))
    }

    /// Converts the parser's column in Unicode scalars to UTF-16 units.
    private mutating func column(of mark: Mark) -> Int {
        guard lines.indices.contains(mark.line - 1) else { return mark.column }
        return lines[mark.line - 1].unicodeScalars.prefix(max(mark.column - 1, 0))
            .reduce(1) { $0 + UTF16.width($1) }
    }
}
