package import AXModel
package import AXSource

/// The concepts that were read from a glossary file, and the problems in the file.
package struct GlossaryContent: Sendable {
    /// A defect in a glossary file.
    package struct Problem: Hashable, Sendable {
        package let span: Span
        package let message: String
    }

    package internal(set) var glossary = Glossary()
    package private(set) var problems: [Problem] = []

    mutating func report(_ span: Span, _ message: String) {
        // The same error often occurs in every row, so the first few are enough.
        guard problems.count < Self.mostProblems else { return }
        problems.append(Problem(span: span, message: message))
    }

    private static let mostProblems = 20
}
