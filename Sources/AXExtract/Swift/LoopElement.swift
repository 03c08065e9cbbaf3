import SwiftSyntax

/// What loops and closures are given, as far as the call shows it.
enum LoopElement {
    /// The first parameter of a closure, and whether it is the only one.
    static func firstParameter(_ closure: ClosureExprSyntax) -> (name: String, isOnly: Bool)? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.first.map { ($0.name.bareName, list.count == 1) }
        case .parameterClause(let clause):
            clause.parameters.first.map { ($0.firstName.bareName, clause.parameters.count == 1) }
        case nil: nil
        }
    }

    /// The first of the elements that `ForEach([1, 5, 10], id: \.self) { count in … }` goes through.
    static func literalElement(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let array = call.arguments.first?.expression.as(ArrayExprSyntax.self) ?? base?.as(ArrayExprSyntax.self)
        return array?.elements.first?.expression
    }

    /// Whether a call works on the pairs that `enumerated()` gives.
    static func isEnumerated(_ call: FunctionCallExprSyntax) -> Bool {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let first = call.arguments.first?.expression
        let array = first?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        return [base, first, array].compactMap { $0?.as(FunctionCallExprSyntax.self) }.contains(where: isEnumeration)
    }

    static func isEnumeration(_ call: FunctionCallExprSyntax) -> Bool {
        SwiftCallee.name(call.calledExpression)?.bareName == "enumerated"
    }
}
