package import AXModel
package import AXSource

/// What could be read of a glossary, and what couldn't.
package struct GlossaryContent: Sendable {
    /// A defect in a glossary file.
    package struct Problem: Hashable, Sendable {
        package let span: Span
        package let message: String
    }

    package internal(set) var glossary = Glossary()
    package private(set) var problems: [Problem] = []

    mutating func report(_ span: Span, _ message: String) {
        // One problem in a hundred rows is the same problem a hundred times.
        guard problems.count < Self.mostProblems else { return }
        problems.append(Problem(span: span, message: message))
    }

    private static let mostProblems = 20
}
