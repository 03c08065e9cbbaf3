import AXModel
import SwiftSyntax

/// Finds the expressions that a body of statements returns, and the branch of each.
struct StatementResults {
    let tree: SwiftTree
    /// Whether the body is a result builder, in which the value of each expression is a result.
    var isBuilder = false

    struct Result {
        let expression: ExprSyntax
        let branch: Branch
    }

    private struct Block {
        let statements: CodeBlockItemListSyntax
        let branch: Branch
        /// Whether a single expression is the block's result.
        let yields: Bool
    }

    /// The body of a property's getter; nil if it has none.
    static func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
        switch binding.accessorBlock?.accessors {
        case .getter(let body): body
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        case nil: nil
        }
    }

    /// The results of the body of a function, getter or closure, in file order.
    func results(of statements: CodeBlockItemListSyntax) -> [Result] {
        gather([Block(statements: statements, branch: .always, yields: true)])
    }

    /// The results of an `if` or `switch` expression.
    func results(of branches: ExprSyntax) -> [Result] {
        gather(blocks(of: branches, in: .always, yields: true))
    }

    private func gather(_ start: [Block]) -> [Result] {
        var results: [Result] = []
        var open = start
        while let block = open.popLast() {
            let only = isBuilder || block.statements.count == 1 && block.yields
            var branch = block.branch
            for statement in block.statements {
                switch statement.item {
                case .stmt(let item):
                    results += returned(item, branch)
                    open += nested(item, branch, isOnly: only)
                case .expr(let item):
                    let inner = blocks(of: item, in: branch, yields: only)
                    open += inner
                    if only, inner.isEmpty { results.append(Result(expression: item, branch: branch)) }
                case .decl: break
                }
                branch = tree.testsAfter(statement).reduce(branch) { $0.adding($1) }
            }
        }
        return results.sorted { $0.expression.position < $1.expression.position }
    }

    private func returned(_ statement: StmtSyntax, _ branch: Branch) -> [Result] {
        let expression = statement.as(ReturnStmtSyntax.self)?.expression
        return expression.map { [Result(expression: $0, branch: branch)] } ?? []
    }

    private func nested(_ statement: StmtSyntax, _ branch: Branch, isOnly: Bool) -> [Block] {
        switch statement.kind {
        case .expressionStmt:
            guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
            return blocks(of: expression, in: branch, yields: isOnly)
        case .guardStmt:
            guard let statement = statement.as(GuardStmtSyntax.self) else { return [] }
            return [inner(statement.body, branch.adding(tree.fails(statement.conditions)))]
        case .forStmt: return statement.as(ForStmtSyntax.self).map { [inner($0.body, branch)] } ?? []
        case .whileStmt: return statement.as(WhileStmtSyntax.self).map { [inner($0.body, branch)] } ?? []
        case .repeatStmt: return statement.as(RepeatStmtSyntax.self).map { [inner($0.body, branch)] } ?? []
        case .doStmt:
            guard let statement = statement.as(DoStmtSyntax.self) else { return [] }
            return [inner(statement.body, branch)] + statement.catchClauses.map { inner($0.body, branch) }
        default: return []
        }
    }

    private func inner(_ body: CodeBlockSyntax, _ branch: Branch) -> Block {
        Block(statements: body.statements, branch: branch, yields: false)
    }

    /// The branches of an `if` or `switch`; empty for other expressions.
    private func blocks(of expression: ExprSyntax, in branch: Branch, yields: Bool) -> [Block] {
        if let branches = expression.as(SwitchExprSyntax.self) { return cases(branches, branch, yields) }
        guard let branches = expression.as(IfExprSyntax.self) else { return [] }
        return self.branches(branches, branch, yields)
    }

    private func branches(_ start: IfExprSyntax, _ branch: Branch, _ yields: Bool) -> [Block] {
        var blocks: [Block] = []
        var current = start
        var rest = branch
        while true {
            let holds = rest.adding(tree.holds(current.conditions))
            blocks.append(Block(statements: current.body.statements, branch: holds, yields: yields))
            rest = rest.adding(tree.fails(current.conditions))
            switch current.elseBody {
            case .ifExpr(let next): current = next
            case .codeBlock(let body):
                return blocks + [Block(statements: body.statements, branch: rest, yields: yields)]
            case nil: return blocks
            }
        }
    }

    private func cases(_ expression: SwitchExprSyntax, _ branch: Branch, _ yields: Bool) -> [Block] {
        expression.cases.compactMap { element in
            guard case .switchCase(let element) = element else { return nil }
            let inner = tree.tests(element, of: expression.subject).reduce(branch) { $0.adding($1) }
            return Block(statements: element.statements, branch: inner, yields: yields)
        }
    }
}
