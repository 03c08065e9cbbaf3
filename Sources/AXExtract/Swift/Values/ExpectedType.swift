import SwiftSyntax

/// Finds the type that the place of an expression asks for, and the receiver that the expression is assigned to.
struct ExpectedType {
    struct Place {
        var type: String?
        /// The left side of the assignment.
        var target: ExprSyntax?
    }

    let types: PlaceTypes
    let scope: SwiftScope

    /// How many enclosing nodes are looked at.
    private static let reach = 32
    /// How many calls of `.init` inside of each other are looked through.
    private static let deepestCall = 3
    /// Methods that give elements of the collection which they are called on.
    private static let sievingMethods: Set<String> = [
        "compactMap", "flatMap", "joined", "filter", "reversed", "sorted", "prefix", "suffix",
    ]
    private static let collections: Set<String> = ["Array", "Set", "ContiguousArray"]
    private static let addingMethods: Set<String> = ["append", "insert"]

    /// The place of an expression, through collections, parentheses, branches, `return` and the closures of `map`.
    func place(of expression: some ExprSyntaxProtocol) -> Place {
        place(of: Syntax(expression), depth: 0)
    }

    private enum Step {
        case found(Place)
        case on(from: Syntax)

        static let nothing = Step.found(Place())
    }

    private func place(of node: Syntax, depth: Int) -> Place {
        var current = node
        for _ in 0..<Self.reach {
            guard let parent = current.parent else { break }
            switch step(from: current, to: parent, depth) {
            case .found(let place): return place
            case .on(let next): current = next
            }
        }
        return Place()
    }

    private func step(from child: Syntax, to parent: Syntax, _ depth: Int) -> Step {
        switch parent.kind {
        case .sourceFile: return .nothing
        case .labeledExpr: return parent.as(LabeledExprSyntax.self).map { argument($0, depth) } ?? .nothing
        case .functionCallExpr: return called(child, parent)
        case .sequenceExpr:
            return parent.as(SequenceExprSyntax.self).flatMap(sequence).map(Step.found) ?? .on(from: parent)
        case .patternBinding: return .found(written(parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type))
        case .functionDecl:
            return .found(written(parent.as(FunctionDeclSyntax.self)?.signature.returnClause?.type))
        default: return .on(from: parent)
        }
    }

    private func written(_ type: TypeSyntax?) -> Place {
        Place(type: type.flatMap(SwiftDeclarations.typeName).map(resolved))
    }

    /// `Self` is the enclosing type.
    func resolved(_ type: String) -> String {
        guard type == "Self", let outer = scope.typeName else { return type }
        return outer.split(separator: ".").last.map(String.init) ?? type
    }
}

extension ExpectedType {
    /// A call gives what its closure gives in `{ … }()` and `items.map { … }`, and what it is called on in
    /// `[…].compactMap { … }`.
    private func called(_ child: Syntax, _ parent: Syntax) -> Step {
        guard let call = parent.as(FunctionCallExprSyntax.self) else { return .nothing }
        let isCallee = child.id == call.calledExpression.id
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        let passesOn =
            switch child.kind {
            case .closureExpr: isCallee || TransparentCall.mappingMethods.contains(name)
            case .memberAccessExpr: isCallee && Self.sievingMethods.contains(name)
            default: false
            }
        return passesOn ? .on(from: parent) : .nothing
    }

    private func argument(_ argument: LabeledExprSyntax, _ depth: Int) -> Step {
        guard let owner = argument.parent?.parent else { return .nothing }
        guard let call = owner.as(FunctionCallExprSyntax.self) else {
            return owner.kind == .tupleExpr ? .on(from: owner) : .nothing
        }
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        if argument.expression.is(ClosureExprSyntax.self) {
            return TransparentCall.mappingMethods.contains(name) ? .on(from: owner) : .nothing
        }
        if Self.addingMethods.contains(name), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            return .found(Place(type: type(of: base), target: base))
        }
        if let property = APITable.property(ofSetter: name), let type = types.property(property) {
            return .found(Place(type: type, target: call.calledExpression))
        }
        guard let label = argument.label?.bareName else {
            return Self.collections.contains(name) ? .on(from: owner) : .nothing
        }
        return .found(Place(type: types.argument(label, of: callee(call, depth))))
    }

    /// What a call runs or makes; for `.init`, what its place asks for.
    private func callee(_ call: FunctionCallExprSyntax, _ depth: Int) -> String {
        let name = SwiftCallee.path(of: call).map { path in path.split(separator: ".").last.map(String.init) ?? "" }
        guard name == "", depth < Self.deepestCall else {
            return name ?? SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        }
        return place(of: Syntax(call), depth: depth + 1).type ?? ""
    }

    /// The left side of an assignment, or the type of a cast.
    private func sequence(_ sequence: SequenceExprSyntax) -> Place? {
        if let assignment = SwiftAssignment(sequence) {
            return Place(type: type(of: assignment.target), target: assignment.target)
        }
        guard let last = sequence.elements.last?.as(TypeExprSyntax.self) else { return nil }
        return written(last.type)
    }

    /// The type of what is assigned to, or of its elements: as the API declares it, or as the file shows.
    private func type(of target: ExprSyntax) -> String? {
        guard let name = SwiftCallee.name(target)?.bareName else { return nil }
        return types.property(name) ?? scope.type(of: target).map(resolved)
    }
}
