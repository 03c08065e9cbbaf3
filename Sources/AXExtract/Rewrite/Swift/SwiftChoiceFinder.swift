import AXSource
import SwiftSyntax

/// Finds the expression or statement that chooses between two strings.
struct SwiftChoiceFinder {
    let tree: SwiftTree

    func choice(between one: Span, and other: Span) throws(RewriteRefusal) -> SwiftChoice {
        let nodes = tree.nodes(around: one)
        guard let index = nodes.lastIndex(where: { tree.contains($0, other) }) else { throw Self.unknown }
        let isList = nodes[index].kind == .switchCaseList || nodes[index].kind == .exprList
        let node = isList ? nodes[index].parent ?? nodes[index] : nodes[index]
        guard !tree.isLong(node) else { throw RewriteRefusal.tooLong }
        let choice: SwiftChoice
        switch node.kind {
        case .sequenceExpr: choice = try ternary(node, one, other)
        case .ifExpr: choice = try branches(node)
        case .switchExpr: choice = try cases(node)
        case .codeBlockItemList: choice = try earlyReturn(node, one, other)
        default: throw Self.unknown
        }
        guard choice.isBetween(one, other, tree) else { throw Self.unknown }
        guard !hasComment(in: choice.span) else { throw RewriteRefusal("there's a comment between the strings") }
        return choice
    }

    private static let unknown = RewriteRefusal("the code chooses between the strings in an unsupported way")
    private static let tooMany = RewriteRefusal("the code chooses between more than two strings")

    // MARK: The forms of a choice

    /// `count == 1 ? one : many`; in a chain of ternary operators, the last one.
    private func ternary(_ node: Syntax, _ one: Span, _ other: Span) throws(RewriteRefusal) -> SwiftChoice {
        guard let sequence = node.as(SequenceExprSyntax.self) else { throw Self.unknown }
        let elements = Array(sequence.elements)
        let start = SwiftAssignment(sequence) == nil ? 0 : 2
        let questions = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
        guard let question = questions.last, let ternary = elements[question].as(UnresolvedTernaryExprSyntax.self)
        else { throw Self.unknown }
        guard [one, other].contains(where: { tree.contains(ternary.thenExpression, $0) }) else { throw Self.tooMany }
        let testStart = questions.dropLast().last.map { $0 + 1 } ?? start
        let test = Array(elements[testStart..<question])
        let rest = Array(elements[(question + 1)...])
        guard let first = test.first, let last = rest.last else { throw Self.unknown }
        let span = tree.span(first, through: last)
        return SwiftChoice(
            span: span, lead: "", subject: try subject(test), first: [ternary.thenExpression], second: rest,
            expression: span == tree.span(node) ? node : nil, statement: nil, variable: nil)
    }

    /// `if count == 1 { … } else { … }`
    private func branches(_ node: Syntax) throws(RewriteRefusal) -> SwiftChoice {
        guard let branches = node.as(IfExprSyntax.self), case .codeBlock(let rest)? = branches.elseBody,
            node.parent?.kind != .ifExpr
        else { throw Self.tooMany }
        return try statement(
            node, tree.span(node), try subject(branches.conditions), only(branches.body.statements),
            only(rest.statements))
    }

    /// `switch count { case 1: … default: … }`
    private func cases(_ node: Syntax) throws(RewriteRefusal) -> SwiftChoice {
        guard let branches = node.as(SwitchExprSyntax.self) else { throw Self.unknown }
        let cases = branches.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        guard cases.count == 2, branches.cases.count == 2 else { throw Self.tooMany }
        return try statement(
            node, tree.span(node), branches.subject, only(cases[0].statements), only(cases[1].statements))
    }

    /// `if count == 1 { return one }` followed by `return many`, or the same with `guard`.
    private func earlyReturn(_ node: Syntax, _ one: Span, _ other: Span) throws(RewriteRefusal) -> SwiftChoice {
        guard let items = node.as(CodeBlockItemListSyntax.self).map(Array.init),
            let index = items.firstIndex(where: { tree.contains($0, one) || tree.contains($0, other) }),
            index + 1 < items.count
        else { throw Self.unknown }
        let (test, body): (ConditionElementListSyntax, CodeBlockSyntax)
        if let branches = Self.ifExpression(items[index]), branches.elseBody == nil {
            (test, body) = (branches.conditions, branches.body)
        } else if case .stmt(let item) = items[index].item, let guarded = item.as(GuardStmtSyntax.self) {
            (test, body) = (guarded.conditions, guarded.body)
        } else {
            throw Self.tooMany
        }
        return try statement(
            Syntax(items[index]), tree.span(items[index], through: items[index + 1]), try subject(test),
            only(body.statements), items[index + 1])
    }

    private static func ifExpression(_ item: CodeBlockItemSyntax) -> IfExprSyntax? {
        switch item.item {
        case .expr(let expression): expression.as(IfExprSyntax.self)
        case .stmt(let statement):
            statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        case .decl: nil
        }
    }

    /// A statement with two branches, which may also be used as an expression.
    private func statement(
        _ node: Syntax, _ span: Span, _ subject: ExprSyntax, _ first: CodeBlockItemSyntax?,
        _ second: CodeBlockItemSyntax?
    ) throws(RewriteRefusal) -> SwiftChoice {
        guard let first = first.flatMap({ Outcome($0, tree) }), let second = second.flatMap({ Outcome($0, tree) }),
            first.lead == second.lead
        else { throw RewriteRefusal("the branches do more than provide a string") }
        return SwiftChoice(
            span: span, lead: first.lead, subject: subject, first: first.value, second: second.value,
            expression: first.lead.isEmpty ? node : nil, statement: first.lead.isEmpty ? nil : node,
            variable: first.variable)
    }

    /// A statement that returns or assigns a value, or is just the value.
    private struct Outcome {
        let lead: String
        let value: [ExprSyntax]
        let variable: String?

        init?(_ item: CodeBlockItemSyntax, _ tree: SwiftTree) {
            switch item.item {
            case .stmt(let statement):
                guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
                (lead, self.value, variable) = ("return ", value.operands, nil)
            case .expr(let expression):
                if let sequence = expression.as(SequenceExprSyntax.self), let set = SwiftAssignment(sequence) {
                    guard !set.adds else { return nil }
                    lead = tree.source(set.target) + " = "
                    value = set.value
                    variable = set.target.as(DeclReferenceExprSyntax.self)?.baseName.bareName
                } else {
                    (lead, value, variable) = ("", expression.operands, nil)
                }
            case .decl: return nil
            }
        }
    }

    private func only(_ statements: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
        statements.count == 1 ? statements.first : nil
    }

    // MARK: The count

    private func subject(_ conditions: ConditionElementListSyntax) throws(RewriteRefusal) -> ExprSyntax {
        guard conditions.count == 1, case .expression(let test)? = conditions.first?.condition else {
            throw RewriteRefusal("the condition isn't a simple comparison with an integer literal")
        }
        return try subject(test.operands)
    }

    /// The expression that is compared with a number.
    private func subject(_ test: [ExprSyntax]) throws(RewriteRefusal) -> ExprSyntax {
        let test = test.count == 1 ? SwiftCallee.unwrapped(test[0]).operands : test
        guard test.count == 3, test[1].is(BinaryOperatorExprSyntax.self) else {
            throw RewriteRefusal("the condition isn't a simple comparison with an integer literal")
        }
        if test[2].is(IntegerLiteralExprSyntax.self) { return test[0] }
        guard test[0].is(IntegerLiteralExprSyntax.self) else {
            throw RewriteRefusal("the condition tests more than a number")
        }
        return test[2]
    }

    // MARK: Comments

    private func hasComment(in span: Span) -> Bool {
        let tokens = tree.tokens(in: span)
        return tokens.dropFirst().contains { $0.leadingTrivia.contains(where: \.isComment) }
            || tokens.dropLast().contains { $0.trailingTrivia.contains(where: \.isComment) }
    }
}

extension SwiftChoice {
    /// Whether each branch contains one of the strings.
    fileprivate func isBetween(_ one: Span, _ other: Span, _ tree: SwiftTree) -> Bool {
        func holds(_ branch: [ExprSyntax], _ span: Span) -> Bool { branch.contains { tree.contains($0, span) } }
        return holds(first, one) && holds(second, other) || holds(first, other) && holds(second, one)
    }
}

/// An expression or statement that chooses between two strings.
struct SwiftChoice {
    /// From the beginning of the condition or statement to the end of the last branch.
    let span: Span
    /// The code before the string in both branches: `return `, `label.text = `. Empty for an expression.
    let lead: String
    /// The count that is compared with a number.
    let subject: ExprSyntax
    /// The operands and operators of each branch.
    let first: [ExprSyntax]
    let second: [ExprSyntax]
    /// The choice as an expression; nil for a statement, and for a part of a longer sequence of operands, such as the
    /// value of an assignment.
    let expression: Syntax?
    /// The statement; nil for an expression.
    let statement: Syntax?
    /// The variable in a statement such as `word = one`. Nil for other targets, and if nothing is assigned.
    let variable: String?
}
