import AXSource
import SwiftSyntax

/// Finds the string that the result of a choice is inserted into.
struct SwiftEnclosingString {
    struct Found {
        /// The expression that composes the string.
        let span: Span
        /// The string with a hole for the choice.
        let string: ComposedString
        /// The arguments of the format string that the choice selects; nil if the choice isn't a format string.
        let values: [ExprSyntax]?
        /// The statements that serve only the choice.
        var removals: [Span] = []
    }

    let tree: SwiftTree
    let reader: SwiftStringReader

    /// Nil if the result of the choice isn't inserted into another string.
    func string(around choice: SwiftChoice) throws(RewriteRefusal) -> Found? {
        if let expression = choice.expression, let found = try string(around: expression) { return found }
        guard let local = local(of: choice), !tree.isLong(local.scope), let use = onlyUse(of: local),
            var found = try string(around: Syntax(use))
        else { return nil }
        found.removals = local.statements
        return found
    }

    /// The literal, format call or operands of `+` that contain an expression.
    private func string(around expression: Syntax) throws(RewriteRefusal) -> Found? {
        let hole = tree.span(expression)
        var node = expression
        while let parent = node.parent {
            switch parent.kind {
            case .tupleExpr, .labeledExpr, .labeledExprList, .expressionSegment, .stringLiteralSegmentList,
                .exprList, .unresolvedTernaryExpr:
                node = parent
            case .stringLiteralExpr, .sequenceExpr: return try found(parent, hole, values: nil)
            case .functionCallExpr:
                guard let call = parent.as(FunctionCallExprSyntax.self),
                    let arguments = SwiftStringReader.formatArguments(of: call)
                else { return nil }
                let isFormat = arguments.first.map { tree.contains($0, hole) } ?? false
                guard isFormat else { return try found(parent, hole, values: nil) }
                let values = arguments.dropFirst().map(\.expression)
                return Found(span: tree.span(parent), string: ComposedString([.hole]), values: values)
            default: return nil
            }
        }
        return nil
    }

    private func found(_ node: Syntax, _ hole: Span, values: [ExprSyntax]?) throws(RewriteRefusal) -> Found? {
        guard let expression = ExprSyntax(node) else { return nil }
        let operands = Self.value(of: expression)
        let operators = operands.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard let first = operands.first, let last = operands.last, operands.count == operators.count * 2 + 1,
            operators.allSatisfy({ $0 == "+" }), node.kind != .sequenceExpr || !operators.isEmpty
        else { return nil }
        try checkOthers(in: node, than: hole)
        var reader = reader
        reader.hole = hole
        let string = try reader.string(of: operands)
        return Found(span: tree.span(first, through: last), string: string, values: values)
    }

    /// - Throws: If another choice decides on the ending of a word, or a comparison with 1 on another word.
    private func checkOthers(in node: Syntax, than hole: Span) throws(RewriteRefusal) {
        for segment in node.as(StringLiteralExprSyntax.self)?.segments ?? [] {
            guard case .expressionSegment(let part) = segment, !tree.contains(part, hole) else { continue }
            for argument in part.expressions {
                try SwiftWordChoice(Syntax(SwiftCallee.unwrapped(argument.expression)))?.check()
            }
        }
    }

    /// The operands and operators of an expression; for an assignment, those of the assigned value.
    private static func value(of expression: ExprSyntax) -> [ExprSyntax] {
        if let sequence = expression.as(SequenceExprSyntax.self), let set = SwiftAssignment(sequence) {
            return set.value
        }
        return expression.operands
    }

    // MARK: Local variables

    private struct Local {
        let name: String
        let scope: CodeBlockItemListSyntax
        /// The declaration and the choice.
        let statements: [Span]
    }

    /// The local variable that holds only the result of the choice.
    private func local(of choice: SwiftChoice) -> Local? {
        if let statement = choice.statement {
            guard let name = choice.variable, let item = Self.item(around: statement),
                let scope = item.parent?.as(CodeBlockItemListSyntax.self),
                let declaration = scope.first(where: { declares($0, name) && $0.position < item.position })
            else { return nil }
            return Local(name: name, scope: scope, statements: [tree.span(declaration), choice.span])
        }
        guard let binding = choice.expression?.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            let item = Self.item(around: Syntax(declaration)), let scope = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        return Local(name: name, scope: scope, statements: [tree.span(item)])
    }

    private static func item(around node: Syntax) -> CodeBlockItemSyntax? {
        var current: Syntax? = node
        while let here = current {
            if let item = here.as(CodeBlockItemSyntax.self) { return item }
            current = here.parent
        }
        return nil
    }

    /// Whether a statement declares a variable without a value: `let word: String`.
    private func declares(_ item: CodeBlockItemSyntax, _ name: String) -> Bool {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer == nil
        else { return false }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == name
    }

    /// The only expression with the variable besides ``Local/statements``. Nil if there are several, or if a member
    /// access or another declaration contains the name.
    private func onlyUse(of local: Local) -> DeclReferenceExprSyntax? {
        var uses: [DeclReferenceExprSyntax] = []
        for token in local.scope.tokens(viewMode: .sourceAccurate) where token.bareName == local.name {
            let span = tree.span(token)
            guard !local.statements.contains(where: { $0.start <= span.start && span.end <= $0.end }) else { continue }
            if token.parent?.kind == .labeledExpr { continue }
            guard let use = token.parent?.as(DeclReferenceExprSyntax.self), use.parent?.kind != .memberAccessExpr
            else { return nil }
            uses.append(use)
        }
        return uses.count == 1 ? uses.first : nil
    }
}
