package import AXModel
package import AXSource

/// The concepts in a glossary file, and the errors in the file.
package struct GlossaryContent: Sendable {
    package struct Problem: Hashable, Sendable {
        package let span: Span
        package let message: String
    }

    package internal(set) var glossary = Glossary()
    package private(set) var problems: [Problem] = []

    mutating func report(_ span: Span, _ message: String) {
        // An error often occurs in every row, so only the first few are reported.
        guard problems.count < Self.mostProblems else { return }
        problems.append(Problem(span: span, message: message))
    }

    private static let mostProblems = 20
}
