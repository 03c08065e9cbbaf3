package import AXModel
package import AXSource

/// The formats of glossary files.
package enum GlossaryFormat: String, CaseIterable, Sendable {
    /// TermBase eXchange (ISO 30042), in versions 2 and 3.
    case tbx
    /// A table with a column for each language.
    case csv

    package func read(_ file: SourceFile) -> GlossaryContent {
        switch self {
        case .tbx: TBXReader.content(of: file)
        case .csv: GlossaryTable.content(of: file)
        }
    }
}

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
        // The same problem is often in every row, so reporting the first ones is enough.
        guard problems.count < Self.mostProblems else { return }
        problems.append(Problem(span: span, message: message))
    }

    private static let mostProblems = 20
}
