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

    /// The name in the call of a function that may return a view; nil if the name can't be looked up.
    func reference(to call: ExprSyntax) -> Reference? { references(ValuePart(call, .text)).reference(to: call) }

    /// The maximum nesting of calls that are arguments of calls.
    private static let deepestArgument = 3

    /// Follows a bare name to the values of a local variable, to a parameter, or to a declaration elsewhere.
    func name(_ expression: ExprSyntax, _ part: ValuePart) -> Step {
        guard let name = SwiftCallee.name(expression)?.bareName else { return .leaf(dynamic(expression, part)) }
        let scope = part.scope ?? scope
        var leaf = dynamic(expression, part)
        if name.hasPrefix("$"), let value = ClosureParameter.value(of: name, at: expression) {
            return .parts([part.replaced(by: value)])
        }
        if let (property, isStored) = changedProperty(to: name, at: expression) {
            leaf.key = property
            if isStored {
                leaf.reference = Reference(path: [property], enclosingType: scope.typeName)
            } else {
                leaf.newValueOf = scope.typeName.map { "\($0).\(property)" }
            }
            return .leaf(leaf)
        }
        switch scope.origin(of: name, at: expression.position.utf8Offset) {
        case .local(let values, let owner): return local(name, values, owner, part, leaf)
        case .parameter:
            leaf.reference = .parameter(name)
            leaf.isOptional = scope.lookUp(name)?.isOptional == true
        case .closureParameter:
            if let value = ClosureParameter.value(of: name, at: expression) {
                var outer = part.replaced(by: value)
                // The value may have the same name.
                outer.scope = scope.outside(closureDeclaring: name)
                return .parts([outer])
            }
        case .outside:
            guard part.interest > .localized, !name.hasPrefix("$") else { break }
            // In an extension of `String`, `self` is the string; in an enumeration, `self` and `rawValue` refer to the
            // raw value.
            leaf.reference = Reference(path: [name], enclosingType: scope.typeName)
            if name == "self" || name == "rawValue" {
                leaf.reference = .parameter("self", in: name == "rawValue" ? scope.typeName : nil)
            }
        }
        return .leaf(leaf)
    }

    /// The property whose `willSet` observer or setter gets its new value under a name: `newValue`, or the name that
    /// the accessor gives it. A setter counts only for a transcript, and only if the property isn't an attribute: the
    /// getter of an attribute decides what is spoken.
    private func changedProperty(to name: String, at expression: ExprSyntax) -> (name: String, isStored: Bool)? {
        guard let parameter = AccessorParameter(name, at: expression) else { return nil }
        let property = parameter.property
        switch parameter.accessor.accessorSpecifier.tokenKind {
        case .keyword(.willSet): return (property, true)
        case .keyword(.set) where context.readsTitles:
            return property.isAboutAccessibility ? nil : (property, false)
        default: return nil
        }
    }

    /// Whether an expression is `self` or a parameter of a function, so that the caller determines its `rawValue`.
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
        let parts = assignedParts(values, part, owner).parts
        if parts.isEmpty { return nil }
        // In other branches, the member keeps a value that the function doesn't show.
        let other = context.readsTitles && values.keepsFirst ? dynamic(expression, part) : nil
        return .values(parts, with: other)
    }

    private func local(
        _ name: String, _ initial: LocalHistory.Values, _ owner: SwiftScope, _ part: ValuePart, _ leaf: StringLeaf
    ) -> Step {
        var values = initial
        var (parts, part) = assignedParts(
            values, values.declaration.isUnwrapped ? part.unwrapped : part, owner)
        var leaf = leaf
        leaf.slots = part.slots
        leaf.isUnwrapped = part.isUnwrapped
        for _ in 0..<16 where values.keepsFirst && values.declaration.isShorthand {
            switch owner.origin(of: name, at: values.declaration.start - 1) {
            case .local(let outer, _):
                values = outer
                let assigned = assignedParts(values, part, owner)
                (parts, part) = (assigned.parts + parts, assigned.initial)
                leaf.slots = part.slots
            case .parameter:
                leaf.reference = .parameter(name)
                leaf.remark = .unresolved(.parameter)
                return .values(parts, with: leaf)
            case .closureParameter: return .values(parts, with: leaf)
            case .outside:
                leaf.reference = Reference(path: [name], enclosingType: owner.typeName)
                return .values(parts, with: leaf)
            }
        }
        if part.isUnwrapped, parts.count == 1, values.keepsFirst, values.isNilAtFirst {
            // The value isn't nil, so it's the only other one.
            parts[0].branch = part.branch
        } else if values.keepsFirst, let value = values.declaration.value {
            let type = values.declaration.type
            var first = part.replaced(by: value)
            first.scope = owner
            first.meaning = Self.meaning(part.meaning, ofType: type, value)
            parts.insert(first, at: 0)
        }
        return parts.isEmpty ? .leaf(leaf) : .values(parts)
    }

    /// The values that are assigned to a variable after its declaration, and the part for its initial value.
    private func assignedParts(
        _ values: LocalHistory.Values, _ part: ValuePart, _ owner: SwiftScope
    ) -> (parts: [ValuePart], initial: ValuePart) {
        var (rest, initial) = (values.assignments[...], part)
        var parts: [ValuePart] = []
        while !rest.isEmpty {
            let added = rest.suffix(from: (rest.lastIndex { !$0.adds } ?? rest.startIndex - 1) + 1)
            rest = rest.dropLast(added.count)
            if !added.isEmpty {
                var sum = SwiftConcatenation.appended(
                    to: part.expression, added.map { $0.value }, joinedBy: part.joinedBy,
                    startsEmpty: context.readsTitles && rest.isEmpty && values.startsEmpty,
                    isList: context.readsTitles && values.declaration.value?.is(ArrayExprSyntax.self) == true, in: tree)
                sum.branches = [.always] + added.map { branch(of: $0, part) }
                for (index, assignment) in added.enumerated().reversed() {
                    let term = initial.inside(sum, at: index + 1, appendedBy: tree.span(assignment.node))
                    parts = self.parts(of: assignment, term, values, owner) + parts
                }
                initial = initial.inside(sum, at: 0)
            }
            if let last = rest.popLast() { parts = self.parts(of: last, initial, values, owner) + parts }
        }
        return (parts, initial)
    }

    /// The branch in which an assignment runs, as seen from the part that uses the variable.
    private func branch(of assignment: LocalHistory.Assignment, _ part: ValuePart) -> Branch {
        context.branches.branch(of: assignment.node, seenFrom: part.expression.position.utf8Offset)
    }

    private func parts(
        of assignment: LocalHistory.Assignment, _ part: ValuePart, _ values: LocalHistory.Values, _ owner: SwiftScope
    ) -> [ValuePart] {
        guard let first = assignment.value.first else { return [] }
        var value = part.replaced(by: first, in: branch(of: assignment, part))
        // An element that is appended to a list isn't a list.
        if assignment.adds, !assignment.isOfList, !first.is(ArrayExprSyntax.self) { value.joinedBy = nil }
        value.scope = owner
        value.meaning = Self.meaning(
            part.meaning, ofType: values.declaration.type, values.declaration.value ?? assignment.value[0])
        return SequenceParts(tree: tree, part: value).parts(of: assignment.value)
    }

    /// The meaning of a literal as the value of a variable. If the type of the variable isn't known, a literal by
    /// itself is a `String`. In an expression with other operands, the meaning may be unknown, because the literal
    /// takes on their type.
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
