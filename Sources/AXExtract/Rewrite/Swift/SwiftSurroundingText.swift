import AXSource
import SwiftSyntax

/// Finds the text that the result of a choice is put into.
struct SwiftSurroundingText {
    struct Found {
        /// The expression that puts the text together.
        let place: Span
        /// The text with a hole for the choice.
        let text: SpokenText
        /// The values that the choice is a format of; nil where it is no format.
        let values: [ExprSyntax]?
        /// The statements that only make the choice.
        var removals: [Span] = []
    }

    let tree: SwiftTree
    let reader: SwiftTextReader

    /// Nil where the result of the choice stands for itself.
    func text(around choice: SwiftChoice) throws(RewriteRefusal) -> Found? {
        if let expression = choice.expression, let found = try text(around: expression) { return found }
        guard let local = local(of: choice), !tree.isLong(local.scope), let use = onlyUse(of: local),
            var found = try text(around: Syntax(use))
        else { return nil }
        found.removals = local.statements
        return found
    }

    /// What an expression is a part of: a literal, a format, a run of `+`.
    private func text(around expression: Syntax) throws(RewriteRefusal) -> Found? {
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
                    let arguments = SwiftTextReader.formatArguments(of: call)
                else { return nil }
                let isFormat = arguments.first.map { tree.contains($0, hole) } ?? false
                guard isFormat else { return try found(parent, hole, values: nil) }
                let values = arguments.dropFirst().map(\.expression)
                return Found(place: tree.span(parent), text: SpokenText([.hole]), values: values)
            default: return nil
            }
        }
        return nil
    }

    private func found(_ node: Syntax, _ hole: Span, values: [ExprSyntax]?) throws(RewriteRefusal) -> Found? {
        guard let expression = ExprSyntax(node) else { return nil }
        let operands = Self.value(of: expression)
        let signs = operands.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard let first = operands.first, let last = operands.last, operands.count == signs.count * 2 + 1,
            signs.allSatisfy({ $0 == "+" }), node.kind != .sequenceExpr || !signs.isEmpty
        else { return nil }
        var reader = reader
        reader.hole = hole
        let text = try reader.text(of: operands)
        return Found(place: tree.span(first, through: last), text: text, values: values)
    }

    /// The operands of an expression; of an assignment those of what is assigned.
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
        /// What declares the variable and makes the choice.
        let statements: [Span]
    }

    /// The variable that holds nothing but the result of the choice.
    private func local(of choice: SwiftChoice) -> Local? {
        if let statement = choice.statement {
            guard let name = choice.variable, let item = Self.item(around: statement),
                let scope = item.parent?.as(CodeBlockItemListSyntax.self),
                let declaration = scope.first(where: { declares($0, name) && $0.position < item.position })
            else { return nil }
            return Local(name: name, scope: scope, statements: [tree.span(declaration), choice.place])
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

    /// `let word: String`
    private func declares(_ item: CodeBlockItemSyntax, _ name: String) -> Bool {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer == nil
        else { return false }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == name
    }

    /// The only place that reads the variable; nil where there are several, or it is set again.
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
