import AXSource
import SwiftSyntax

/// Finds the type that the context of an expression expects, and the receiver that the expression is assigned to.
struct ExpectedType {
    struct Destination {
        var type: String?
        /// The type with the names of enclosing types, as a declaration writes it: `Group.Model`. Nil for other
        /// destinations.
        var dottedType: String?
        /// The left side of the assignment, the collection that the value is added to, or the callee if it's a setter.
        var target: ExprSyntax?
    }

    let types: DeclaredTypes
    let scope: SwiftScope

    private static let ancestorLimit = 32
    /// The maximum nesting of `.init` calls.
    private static let deepestCall = 3
    /// Methods that return elements of the collection that they are called on.
    private static let filteringMethods: Set<String> = [
        "compactMap", "flatMap", "joined", "filter", "reversed", "sorted", "prefix", "suffix",
    ]
    private static let collections: Set<String> = ["Array", "Set", "ContiguousArray"]
    private static let addingMethods: Set<String> = ["append", "insert"]

    /// The destination of an expression. The search looks through collections, parentheses, branches, `return`, and
    /// methods such as `map` and `filter`.
    func destination(of expression: some ExprSyntaxProtocol) -> Destination {
        destination(of: Syntax(expression), depth: 0)
    }

    private enum Step {
        case found(Destination)
        case next(Syntax)

        static let nothing = Step.found(Destination())
    }

    private func destination(of node: Syntax, depth: Int) -> Destination {
        var current = node
        for _ in 0..<Self.ancestorLimit {
            guard let parent = current.parent else { break }
            switch step(from: current, to: parent, depth) {
            case .found(let destination): return destination
            case .next(let next): current = next
            }
        }
        return Destination()
    }

    private func step(from child: Syntax, to parent: Syntax, _ depth: Int) -> Step {
        switch parent.kind {
        case .sourceFile: return .nothing
        case .labeledExpr: return parent.as(LabeledExprSyntax.self).map { argument($0, depth) } ?? .nothing
        case .functionCallExpr: return call(child, parent)
        case .sequenceExpr:
            return parent.as(SequenceExprSyntax.self).flatMap(sequence).map(Step.found) ?? .next(parent)
        case .patternBinding:
            return .found(destination(ofType: parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type))
        case .functionDecl:
            return .found(destination(ofType: parent.as(FunctionDeclSyntax.self)?.signature.returnClause?.type))
        default: return .next(parent)
        }
    }

    private func destination(ofType type: TypeSyntax?) -> Destination {
        Destination(
            type: type.flatMap(SwiftDeclarations.typeName).map(resolved),
            dottedType: type.flatMap(SwiftDeclarations.dottedTypeName).map(resolved))
    }

    /// The type, with `Self` replaced by the name of the enclosing type.
    func resolved(_ type: String) -> String {
        guard type == "Self", let outer = scope.typeName else { return type }
        return outer.lastName
    }
}

extension ExpectedType {
    /// The result of a call comes from its closure in `{ … }()` and `items.map { … }`, and from its receiver in
    /// `[…].compactMap { … }`.
    private func call(_ child: Syntax, _ parent: Syntax) -> Step {
        guard let call = parent.as(FunctionCallExprSyntax.self) else { return .nothing }
        let isCallee = child.id == call.calledExpression.id
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        let passesOn =
            switch child.kind {
            case .closureExpr: isCallee || TransparentCall.mappingMethods.contains(name)
            case .memberAccessExpr: isCallee && Self.filteringMethods.contains(name)
            default: false
            }
        return passesOn ? .next(parent) : .nothing
    }

    private func argument(_ argument: LabeledExprSyntax, _ depth: Int) -> Step {
        guard let owner = argument.parent?.parent else { return .nothing }
        guard let call = owner.as(FunctionCallExprSyntax.self) else {
            return owner.kind == .tupleExpr ? .next(owner) : .nothing
        }
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        if argument.expression.is(ClosureExprSyntax.self) {
            return TransparentCall.mappingMethods.contains(name) ? .next(owner) : .nothing
        }
        if Self.addingMethods.contains(name), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            return .found(Destination(type: type(of: base), target: base))
        }
        if let property = APITable.property(ofSetter: name), let type = types.property(property) {
            return .found(Destination(type: type, target: call.calledExpression))
        }
        guard let label = argument.label?.bareName else {
            return Self.collections.contains(name) ? .next(owner) : .nothing
        }
        return .found(Destination(type: types.argument(label, of: callee(call, depth))))
    }

    /// The last name of the function or type that is called; for `.init`, the expected type.
    private func callee(_ call: FunctionCallExprSyntax, _ depth: Int) -> String {
        let name = SwiftCallee.names(of: call)?.last
        guard name == "", depth < Self.deepestCall else {
            return name ?? SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        }
        return destination(of: Syntax(call), depth: depth + 1).type ?? ""
    }

    /// The destination in an assignment or a cast.
    private func sequence(_ sequence: SequenceExprSyntax) -> Destination? {
        if let assignment = SwiftAssignment(sequence) {
            return Destination(type: type(of: assignment.target), target: assignment.target)
        }
        guard let last = sequence.elements.last?.as(TypeExprSyntax.self) else { return nil }
        return destination(ofType: last.type)
    }

    /// The type of the target or of its elements, from the API table or from this file.
    private func type(of target: ExprSyntax) -> String? {
        guard let name = SwiftCallee.name(target)?.bareName else { return nil }
        return types.property(name) ?? scope.type(of: target).map(resolved)
    }
}
