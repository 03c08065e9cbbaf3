import SwiftSyntax

/// Finds the expressions that a body of statements returns, with the branch that each is in.
struct StatementResults {
    let tree: SwiftTree
    /// Whether a result builder gathers the values of all expressions.
    var isBuilder = false

    /// An expression that a body may return.
    struct Result {
        let expression: ExprSyntax
        let condition: String?
    }

    private struct Block {
        let statements: CodeBlockItemListSyntax
        let condition: String?
        /// Whether the value of an only expression is the block's result.
        let yields: Bool
    }

    /// The results of a function's, getter's or closure's body, in order.
    func results(of statements: CodeBlockItemListSyntax) -> [Result] {
        gather([Block(statements: statements, condition: nil, yields: true)])
    }

    /// The results of an `if` or `switch` that is an expression.
    func results(of branches: ExprSyntax) -> [Result] {
        gather(blocks(of: branches, in: nil, yields: true))
    }

    private func gather(_ start: [Block]) -> [Result] {
        var results: [Result] = []
        var open = start
        while let block = open.popLast() {
            let only = isBuilder || block.statements.count == 1 && block.yields
            for statement in block.statements {
                switch statement.item {
                case .stmt(let item):
                    results += returned(item, block.condition)
                    open += nested(item, block, isOnly: only)
                case .expr(let item):
                    let inner = blocks(of: item, in: block.condition, yields: only)
                    open += inner
                    if only, inner.isEmpty { results.append(Result(expression: item, condition: block.condition)) }
                case .decl: break
                }
            }
        }
        return results.sorted { $0.expression.position < $1.expression.position }
    }

    private func returned(_ statement: StmtSyntax, _ condition: String?) -> [Result] {
        let expression = statement.as(ReturnStmtSyntax.self)?.expression
        return expression.map { [Result(expression: $0, condition: condition)] } ?? []
    }

    private func nested(_ statement: StmtSyntax, _ block: Block, isOnly: Bool) -> [Block] {
        let condition = block.condition
        switch statement.kind {
        case .expressionStmt:
            guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
            return blocks(of: expression, in: condition, yields: isOnly)
        case .guardStmt:
            guard let statement = statement.as(GuardStmtSyntax.self) else { return [] }
            return [inner(statement.body, Self.joined(condition, "!(\(tree.text(statement.conditions)))"))]
        case .forStmt: return statement.as(ForStmtSyntax.self).map { [inner($0.body, condition)] } ?? []
        case .whileStmt: return statement.as(WhileStmtSyntax.self).map { [inner($0.body, condition)] } ?? []
        case .repeatStmt: return statement.as(RepeatStmtSyntax.self).map { [inner($0.body, condition)] } ?? []
        case .doStmt:
            guard let statement = statement.as(DoStmtSyntax.self) else { return [] }
            return [inner(statement.body, condition)] + statement.catchClauses.map { inner($0.body, condition) }
        default: return []
        }
    }

    private func inner(_ body: CodeBlockSyntax, _ condition: String?) -> Block {
        Block(statements: body.statements, condition: condition, yields: false)
    }

    /// The branches of an `if` or `switch`; none for another expression.
    private func blocks(of expression: ExprSyntax, in condition: String?, yields: Bool) -> [Block] {
        if let branches = expression.as(SwitchExprSyntax.self) { return cases(branches, condition, yields) }
        guard let branches = expression.as(IfExprSyntax.self) else { return [] }
        return self.branches(branches, condition, yields)
    }

    private func branches(_ start: IfExprSyntax, _ condition: String?, _ yields: Bool) -> [Block] {
        var blocks: [Block] = []
        var current = start
        while true {
            let test = tree.text(current.conditions)
            blocks.append(
                Block(statements: current.body.statements, condition: Self.joined(condition, test), yields: yields))
            switch current.elseBody {
            case .ifExpr(let next): current = next
            case .codeBlock(let body):
                let test = blocks.count == 1 ? "!(\(test))" : "else"
                blocks.append(
                    Block(statements: body.statements, condition: Self.joined(condition, test), yields: yields))
                return blocks
            case nil: return blocks
            }
        }
    }

    private func cases(_ expression: SwitchExprSyntax, _ condition: String?, _ yields: Bool) -> [Block] {
        let subject = tree.text(expression.subject)
        return expression.cases.compactMap { element in
            guard case .switchCase(let branch) = element else { return nil }
            let label =
                switch branch.label {
                case .case(let label): "\(subject): \(tree.text(label.caseItems))"
                case .default: "\(subject): default"
                }
            return Block(statements: branch.statements, condition: Self.joined(condition, label), yields: yields)
        }
    }

    private static func joined(_ outer: String?, _ inner: String) -> String {
        guard let outer, outer.utf8.count < 200 else { return inner }
        return "\(outer) && \(inner)"
    }
}
