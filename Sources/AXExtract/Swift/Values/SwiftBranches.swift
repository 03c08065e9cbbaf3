import AXModel
import AXSource
import SwiftSyntax

/// Reads the tests that decide whether statements of a file run.
final class SwiftBranches {
    let tree: SwiftTree
    /// The tests that statements leave to those after them, by the list of the statements, in the order of the text.
    private var leftBehind: [SyntaxIdentifier: [(end: Int, test: Branch.Test)]] = [:]

    /// How many enclosing nodes are looked at.
    private static let reach = 128

    init(_ tree: SwiftTree) {
        self.tree = tree
    }

    /// The branch of a node up to the function or closure around it, early returns included.
    func enclosing(_ node: Syntax) -> EnclosingBranch {
        var place = EnclosingBranch()
        var tests: [Branch.Test] = []
        var current = node
        for _ in 0..<Self.reach {
            guard let parent = current.parent, !Self.bodies.contains(parent.kind) else { break }
            if let test = test(current, in: parent) {
                tests.append(test)
                place.statement = place.statement ?? Self.root(of: parent).position.utf8Offset
            } else if let statements = parent.as(CodeBlockItemListSyntax.self) {
                tests += self.leftBehind(in: statements, before: current.position.utf8Offset).reversed()
            }
            current = parent
        }
        place.branch = Branch(tests.reversed())
        return place
    }

    /// The branch of a node up to a node that contains `offset`.
    func branch(of node: Syntax, seenFrom offset: Int) -> Branch {
        var tests: [Branch.Test] = []
        var current = node
        for _ in 0..<Self.reach {
            guard let parent = current.parent,
                parent.position.utf8Offset > offset || offset >= parent.endPosition.utf8Offset
            else { break }
            tests += [test(current, in: parent)].compactMap { $0 }
            current = parent
        }
        return Branch(tests.reversed())
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

    private static let alternatives: Set<SyntaxKind> = [.ifExpr, .switchExpr, .switchCaseList]

    /// What holds its own statements.
    private static let bodies: Set<SyntaxKind> = [
        .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .memberBlock,
    ]

    private func test(_ node: Syntax, in parent: Syntax) -> Branch.Test? {
        if let branches = parent.as(IfExprSyntax.self) {
            if node.id == branches.body.id { return tree.holds(branches.conditions) }
            guard node.kind == .codeBlock else { return nil }
            return branches.parent?.kind == .ifExpr ? .otherwise : tree.fails(branches.conditions)
        }
        guard let branch = node.as(SwitchCaseSyntax.self),
            let subject = parent.parent?.as(SwitchExprSyntax.self)?.subject
        else { return nil }
        return tree.test(branch.label, of: tree.text(subject))
    }

    private func leftBehind(in statements: CodeBlockItemListSyntax, before offset: Int) -> [Branch.Test] {
        if leftBehind[statements.id] == nil {
            leftBehind[statements.id] = statements.compactMap { item in
                tree.testAfter(item).map { (item.endPosition.utf8Offset, $0) }
            }
        }
        let all = leftBehind[statements.id] ?? []
        return all.prefix(all.partitioningIndex { $0.end > offset }).suffix(Self.mostReturns).map(\.test)
    }

    /// The early returns of one list of statements that are looked at, the last ones.
    private static let mostReturns = 32
}

extension SwiftTree {
    func holds(_ conditions: ConditionElementListSyntax) -> Branch.Test { .holds(texts(conditions)) }

    func fails(_ conditions: ConditionElementListSyntax) -> Branch.Test { .fails(texts(conditions)) }

    private func texts(_ conditions: ConditionElementListSyntax) -> [String] {
        isLong(conditions) ? [text(conditions)] : conditions.map { text($0.condition) }
    }

    /// - Parameter subject: The value of the `switch`.
    func test(_ label: SwitchCaseSyntax.Label, of subject: String) -> Branch.Test {
        switch label {
        case .case(let label): .matches(subject, pattern: text(label.caseItems))
        case .default: .matchesNothing(subject)
        }
    }

    /// What holds after a statement that may leave the function or loop: `!(isOn)` after `if isOn { return }`.
    func testAfter(_ item: CodeBlockItemSyntax) -> Branch.Test? {
        switch item.item {
        case .stmt(let statement):
            if let guarded = statement.as(GuardStmtSyntax.self) { return holds(guarded.conditions) }
            return statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self).flatMap(testAfter)
        case .expr(let expression): return expression.as(IfExprSyntax.self).flatMap(testAfter)
        case .decl: return nil
        }
    }

    private func testAfter(_ first: IfExprSyntax) -> Branch.Test? {
        var current = first
        while leaves(current.body) {
            switch current.elseBody {
            case .ifExpr(let next): current = next
            case .codeBlock: return nil
            case nil: return current == first ? fails(first.conditions) : .otherwise
            }
        }
        return nil
    }

    private func leaves(_ body: CodeBlockSyntax) -> Bool {
        guard case .stmt(let last)? = body.statements.last?.item else { return false }
        switch last.kind {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
        default: return false
        }
    }
}
