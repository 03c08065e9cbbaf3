import AXModel
import AXSource
import SwiftSyntax

extension LeafReader {
    func references(_ part: ValuePart) -> ReferenceReader {
        let scope = part.scope ?? scope
        return ReferenceReader(tree: tree, scope: scope, inference: localization.inference) { expression in
            guard depth < Self.deepestArgument, budget.take() else { return [] }
            let inner = LeafReader(context, scope, depth: depth + 1, budget: budget)
            return inner.leaves(of: [ValuePart(expression, .text)])
        }
    }

    /// For calls that are arguments of calls.
    private static let deepestArgument = 3

    /// A bare name refers to the values of a local variable, to a parameter, or to a declaration elsewhere.
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
            // In an extension of `String`, `self` is the string; in an enumeration, it stands for the raw value.
            leaf.reference =
                name == "self" || name == "rawValue"
                ? .parameter("self") : Reference(path: [name], enclosingType: scope.typeName)
        }
        return .leaf(leaf)
    }

    /// Whether the `rawValue` of an expression is that of a case that the caller passes in.
    func isParameterOrSelf(_ expression: ExprSyntax, _ part: ValuePart) -> Bool {
        guard let name = SwiftCallee.unwrapped(expression).as(DeclReferenceExprSyntax.self)?.baseName.bareName else {
            return false
        }
        if name == "self" { return true }
        if case .parameter = (part.scope ?? scope).origin(of: name, at: expression.position.utf8Offset) { return true }
        return false
    }

    /// The values that a member was set to earlier in the same function: `item.label` after `item.label = …`.
    func memberValues(_ expression: ExprSyntax, _ part: ValuePart) -> Step? {
        guard expression.is(MemberAccessExprSyntax.self), let path = SwiftCallee.path(expression),
            let (values, owner) = (part.scope ?? scope).member(
                path.joined(separator: "."), at: expression.position.utf8Offset)
        else { return nil }
        let parts = assignedParts(values, part, owner)
        return parts.isEmpty ? nil : .values(parts)
    }

    private func local(
        _ name: String, _ initial: LocalHistory.Values, _ owner: SwiftScope, _ part: ValuePart, _ leaf: StringLeaf
    ) -> Step {
        var values = initial
        var parts = assignedParts(values, part, owner)
        for _ in 0..<16 where values.keepsFirst && values.declaration.isShorthand {
            switch owner.origin(of: name, at: values.declaration.start - 1) {
            case .local(let outer, _):
                values = outer
                parts = assignedParts(values, part, owner) + parts
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

    /// The values that are assigned to a variable after its declaration.
    private func assignedParts(_ values: LocalHistory.Values, _ part: ValuePart, _ owner: SwiftScope) -> [ValuePart] {
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
                let expressions = [tree.text(part.expression), tree.text(first)]
                value = value.inside(Concatenation(tree.span(assignment.node), pieces, expressions), at: 1)
            }
            value.scope = owner
            value.meaning = Self.meaning(
                part.meaning, ofType: values.declaration.type, values.declaration.value ?? assignment.value[0])
            return SequenceParts(tree: tree, part: value).parts(of: assignment.value)
        }
    }

    /// What a literal means as the value of a variable. Without a known type, a literal is a `String`, but in an
    /// expression with other operands it has their type.
    private static func meaning(
        _ expected: ValuePart.Meaning, ofType type: String?, _ value: ExprSyntax
    ) -> ValuePart.Meaning {
        if let meaning = SwiftDeclarations.meaning(ofType: type), case .key = meaning { return meaning }
        guard case .key(let call) = expected else { return .text }
        if !call.showsStrings { return expected }
        return type == nil && value.is(SequenceExprSyntax.self) && !isCertainlyString(value) ? .unknown : .text
    }

    /// Whether a sequence expression is certainly a `String`: a concatenation, or one with only literals as operands.
    private static func isCertainlyString(_ value: ExprSyntax) -> Bool {
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

/// Finds the value of a closure parameter, if the call shows it: `title` for `$1` in
/// `.ifLet(title) { $0.accessibilityLabel($1) }`, and for `$0` in `title.map { … }`.
private enum ClosureValue {
    /// Methods that pass the view and the unwrapped argument to their closure.
    private static let unwrappingMethods: Set<String> = ["ifLet", "iflet", "unwrap", "unwrapping"]
    private static let mappingMethods: Set<String> = ["map", "flatMap"]
    private static let ancestorLimit = 64

    static func value(of name: String, at expression: ExprSyntax) -> ExprSyntax? {
        guard let (closure, index) = closure(declaring: name, around: Syntax(expression)),
            let call = call(of: closure), let method = SwiftCallee.name(call.calledExpression)?.bareName
        else { return nil }
        if unwrappingMethods.contains(method), index == 1 {
            let first = call.arguments.first?.expression
            return first.flatMap { $0.is(ClosureExprSyntax.self) ? nil : $0 }
        }
        guard mappingMethods.contains(method), index == 0 else { return nil }
        return SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
    }

    /// The innermost closure that has a parameter with this name, and the index of the parameter.
    private static func closure(declaring name: String, around node: Syntax) -> (ClosureExprSyntax, Int)? {
        var current = node
        for _ in 0..<ancestorLimit {
            guard let parent = current.parent else { return nil }
            if let closure = parent.as(ClosureExprSyntax.self) {
                if name.hasPrefix("$") { return Int(name.dropFirst()).map { (closure, $0) } }
                if let index = names(of: closure).firstIndex(of: name) { return (closure, index) }
            }
            current = parent
        }
        return nil
    }

    private static func names(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.bareName)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).bareName }
        case nil: []
        }
    }

    /// The call that takes a closure as an argument or trailing closure.
    private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        guard let parent = closure.parent else { return nil }
        return parent.as(FunctionCallExprSyntax.self)
            ?? parent.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}
