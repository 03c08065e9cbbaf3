import SwiftSyntax

/// What a parameter of a closure stands for where the call shows it: `title` for `$1` in
/// `.ifLet(title) { $0.accessibilityLabel($1) }`, and for `$0` in `title.map { … }`.
enum ClosureValue {
    /// Methods that hand over their argument, unwrapped, behind the view that they are called on.
    private static let unwrappingMethods: Set<String> = ["ifLet", "iflet", "unwrap", "unwrapping"]
    private static let mappingMethods: Set<String> = ["map", "flatMap"]
    /// How many enclosing nodes are looked at.
    private static let reach = 64

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

    /// The innermost closure that has a parameter of a name, and the parameter's place.
    private static func closure(declaring name: String, around node: Syntax) -> (ClosureExprSyntax, Int)? {
        var current = node
        for _ in 0..<reach {
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

    /// The call that a closure is handed to, as an argument or behind it.
    private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        guard let parent = closure.parent else { return nil }
        return parent.as(FunctionCallExprSyntax.self)
            ?? parent.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}
