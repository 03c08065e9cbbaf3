import SwiftSyntax

/// How the branch that a statement stands in relates to a later place.
enum BranchPlace {
    /// Whoever comes to the later place has passed the statement.
    case certain
    /// The statement is in a branch that has ended.
    case possible
    /// The statement and the place are in two branches of one condition, or the statement's branch leaves the function.
    case elsewhere

    /// How many enclosing nodes are looked at.
    private static let reach = 128

    init(of node: Syntax, seenFrom offset: Int) {
        var current = node
        var isPassed = true
        for _ in 0..<Self.reach {
            guard let parent = current.parent else { break }
            if parent.position.utf8Offset <= offset, offset < parent.endPosition.utf8Offset {
                self = Self.alternatives.contains(parent.kind) ? .elsewhere : isPassed ? .certain : .possible
                return
            }
            if parent.kind == .guardStmt {
                self = .elsewhere
                return
            }
            if Self.branches.contains(parent.kind) { isPassed = false }
            current = parent
        }
        self = isPassed ? .certain : .possible
    }

    /// What holds branches of which one is taken.
    private static let alternatives: Set<SyntaxKind> = [.ifExpr, .switchExpr, .switchCaseList]

    /// What may be left out when code runs.
    private static let branches: Set<SyntaxKind> = [.codeBlock, .switchCase, .closureExpr, .accessorBlock]
}
