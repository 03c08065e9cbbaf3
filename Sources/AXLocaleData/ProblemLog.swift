internal import Yams

/// Collects the problems of one file while it is decoded.
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

    /// The parser counts columns in Unicode scalars; reports count UTF-16 units.
    private mutating func column(of mark: Mark) -> Int {
        guard lines.indices.contains(mark.line - 1) else { return mark.column }
        return lines[mark.line - 1].unicodeScalars.prefix(max(mark.column - 1, 0))
            .reduce(1) { $0 + UTF16.width($1) }
    }
}
