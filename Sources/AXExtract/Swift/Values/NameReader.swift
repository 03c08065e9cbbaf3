import AXModel
import AXSource
import SwiftSyntax

extension LeafReader {
    /// The reader of references from a part's scope.
    func references(_ part: ValuePart) -> ReferenceReader {
        let scope = part.scope ?? scope
        return ReferenceReader(tree: tree, scope: scope, inference: localization.inference) { expression in
            guard depth < Self.deepestArgument, budget.take() else { return [] }
            let inner = LeafReader(context, scope, depth: depth + 1, budget: budget)
            return inner.leaves(of: [ValuePart(expression, .text)])
        }
    }

    /// Arguments of calls that are arguments of calls … are read so deep.
    private static let deepestArgument = 3

    /// What a bare name stands for: the values of a local variable, a parameter, or what is declared elsewhere.
    func name(_ expression: ExprSyntax, _ part: ValuePart) -> Step {
        guard let name = SwiftCallee.name(expression)?.bareName else { return .leaf(dynamic(expression, part)) }
        let scope = part.scope ?? scope
        var leaf = dynamic(expression, part)
        if name.hasPrefix("$"), let value = ClosureValue.value(of: name, at: expression) {
            return .parts([part.replaced(by: value)])
        }
        switch scope.origin(of: name, at: expression.position.utf8Offset) {
        case .local(let values, let owner): return local(name, values, owner, part, leaf)
        case .parameter: leaf.reference = .parameter(name)
        case .closureParameter:
            if let value = ClosureValue.value(of: name, at: expression) { return .parts([part.replaced(by: value)]) }
        case .outside:
            guard part.interest > .localized, !name.hasPrefix("$") else { break }
            // In a member that is added to `String`, `self` is the text; in one of an enumeration, it is its raw value.
            leaf.reference =
                name == "self" || name == "rawValue"
                ? .parameter("self") : Reference(path: [name], enclosingType: scope.typeName)
        }
        return .leaf(leaf)
    }

    /// Whether an expression is a parameter, or the value that a member is one of. Its raw value is that of the case which
    /// is handed in.
    func isGiven(_ expression: ExprSyntax, _ part: ValuePart) -> Bool {
        guard let name = SwiftCallee.unwrapped(expression).as(DeclReferenceExprSyntax.self)?.baseName.bareName else {
            return false
        }
        if name == "self" { return true }
        if case .parameter = (part.scope ?? scope).origin(of: name, at: expression.position.utf8Offset) { return true }
        return false
    }

    /// What a member was set to earlier in the same function: `item.label` after `item.label = …`.
    func memberValues(_ expression: ExprSyntax, _ part: ValuePart) -> Step? {
        guard expression.is(MemberAccessExprSyntax.self), let path = SwiftCallee.path(expression),
            let (found, owner) = (part.scope ?? scope).member(
                path.joined(separator: "."), at: expression.position.utf8Offset)
        else { return nil }
        let parts = later(found, part, owner)
        return parts.isEmpty ? nil : .values(parts)
    }

    private func local(
        _ name: String, _ found: LocalHistory.Values, _ owner: SwiftScope, _ part: ValuePart, _ leaf: StringLeaf
    ) -> Step {
        var values = found
        var parts = later(values, part, owner)
        for _ in 0..<16 where values.keepsFirst && values.declaration.isShorthand {
            switch owner.origin(of: name, at: values.declaration.start - 1) {
            case .local(let outer, _):
                values = outer
                parts = later(values, part, owner) + parts
            case .parameter:
                var leaf = leaf
                leaf.reference = .parameter(name)
                leaf.remark = .unresolved(.parameter)
                return .values(parts, with: leaf)
            case .closureParameter: return .values(parts, with: leaf)
            case .outside:
                var leaf = leaf
                leaf.reference = Reference(path: [name], enclosingType: owner.typeName)
                return .values(parts, with: leaf)
            }
        }
        if values.keepsFirst, let value = values.declaration.value {
            let type = values.declaration.type
            var first = part.replaced(by: value)
            first.scope = owner
            first.meaning = Self.meaning(part.meaning, ofType: type, value)
            parts.insert(first, at: 0)
        }
        return parts.isEmpty ? .leaf(leaf) : .values(parts)
    }

    /// What is assigned to a variable after its declaration.
    private func later(_ values: LocalHistory.Values, _ part: ValuePart, _ owner: SwiftScope) -> [ValuePart] {
        values.assignments.flatMap { assignment -> [ValuePart] in
            guard let first = assignment.value.first else { return [] }
            let branch = context.branches.branch(
                of: assignment.node, seenFrom: part.expression.position.utf8Offset)
            var value = part.replaced(by: first, in: branch)
            if assignment.adds {
                let before = Concatenation.Piece.value(part: 0)
                let pieces: [Concatenation.Piece] =
                    SwiftConcatenation.continues(assignment.value)
                    ? [before, .value(part: 1)] : [before, .opaque(part: 1)]
                let texts = [tree.text(part.expression), tree.text(first)]
                value = value.inside(Concatenation(tree.span(assignment.node), pieces, texts), at: 1)
            }
            value.scope = owner
            value.meaning = Self.meaning(
                part.meaning, ofType: values.declaration.type, values.declaration.value ?? assignment.value[0])
            return SequenceParts(tree: tree, part: value).parts(of: assignment.value)
        }
    }

    /// What a literal is that a variable holds. A variable without a written type that holds a literal is a `String`;
    /// among other values it has their type.
    private static func meaning(
        _ place: ValuePart.Meaning, ofType type: String?, _ value: ExprSyntax
    ) -> ValuePart.Meaning {
        if let meaning = SwiftDeclarations.meaning(ofType: type), case .key = meaning { return meaning }
        guard case .key(let call) = place else { return .text }
        if !call.showsStrings { return place }
        return type == nil && value.is(SequenceExprSyntax.self) && !isText(value) ? .unknown : .text
    }

    /// Whether a run of operands and operators is certainly a `String`: joined, or all its operands are literals.
    private static func isText(_ value: ExprSyntax) -> Bool {
        guard let elements = value.as(SequenceExprSyntax.self)?.elements else { return false }
        if elements.contains(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }) { return true }
        let isTernary = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        let operands = elements.dropFirst(isTernary ? 1 : 0).filter { !$0.is(BinaryOperatorExprSyntax.self) }
        return operands.allSatisfy { element in
            let ternary = element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
            return (ternary ?? element).is(StringLiteralExprSyntax.self)
        }
    }
}
