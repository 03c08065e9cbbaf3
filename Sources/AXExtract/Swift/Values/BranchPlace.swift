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

    /// The tests of the branches that a node stands in, the outermost first, up to a node that contains `offset`; nil
    /// where there are none.
    static func condition(of node: Syntax, seenFrom offset: Int, in tree: SwiftTree) -> String? {
        var tests: [String] = []
        var current = node
        for _ in 0..<reach where tests.count < 4 {
            guard let parent = current.parent,
                parent.position.utf8Offset > offset || offset >= parent.endPosition.utf8Offset
            else { break }
            if let test = test(current, in: parent, tree) { tests.append(test) }
            current = parent
        }
        return tests.isEmpty ? nil : tests.reversed().joined(separator: " && ")
    }

    /// The innermost `if` or `switch` of the same function that a node stands in; nil where there is none.
    static func branch(of node: Syntax, in tree: SwiftTree) -> SiteBranch? {
        var current = node
        for _ in 0..<reach {
            guard let parent = current.parent, !bodies.contains(parent.kind) else { return nil }
            if let test = test(current, in: parent, tree) {
                return SiteBranch(root: root(of: parent).position.utf8Offset, test: test)
            }
            current = parent
        }
        return nil
    }

    /// The first `if` of a chain of them, or the `switch` around a case.
    private static func root(of branches: Syntax) -> Syntax {
        var root = branches
        for _ in 0..<reach {
            guard let parent = root.parent, alternatives.contains(parent.kind) else { break }
            root = parent
        }
        return root
    }

    /// What holds statements of its own.
    private static let bodies: Set<SyntaxKind> = [
        .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .memberBlock,
    ]

    private static func test(_ node: Syntax, in parent: Syntax, _ tree: SwiftTree) -> String? {
        if let branches = parent.as(IfExprSyntax.self) {
            if node.id == branches.body.id { return tree.text(branches.conditions) }
            guard node.kind == .codeBlock else { return nil }
            return branches.parent?.kind == .ifExpr ? "else" : "!(\(tree.text(branches.conditions)))"
        }
        guard let branch = node.as(SwitchCaseSyntax.self),
            let subject = parent.parent?.as(SwitchExprSyntax.self)?.subject
        else { return nil }
        switch branch.label {
        case .case(let label): return "\(tree.text(subject)): \(tree.text(label.caseItems))"
        case .default: return "\(tree.text(subject)): default"
        }
    }
}
