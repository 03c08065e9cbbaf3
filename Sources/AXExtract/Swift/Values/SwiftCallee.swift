import SwiftSyntax

/// Reads the names of what is called or accessed, without recursion.
enum SwiftCallee {
    /// Longer dotted names are not looked at.
    private static let longestPath = 24

    /// The names of a dotted expression from its root on: `["L10n", "Player", "play"]`, and `["", "play"]` for `.play`.
    ///
    /// Optional chaining, force unwrapping, generic arguments and parentheses play no part. Nil when something else
    /// than names stands in the chain.
    static func path(_ expression: ExprSyntax) -> [String]? {
        var names: [String] = []
        var current = expression
        while names.count < longestPath {
            current = unwrapped(current)
            if let reference = current.as(DeclReferenceExprSyntax.self) {
                return (names + [reference.baseName.bareName]).reversed()
            }
            guard let member = current.as(MemberAccessExprSyntax.self) else { return nil }
            names.append(member.declName.baseName.bareName)
            guard let base = member.base else { return (names + [""]).reversed() }
            current = base
        }
        return nil
    }

    /// The last name of a dotted expression, whatever stands before it.
    static func name(_ expression: ExprSyntax) -> TokenSyntax? {
        let expression = unwrapped(expression)
        return expression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// The dotted name of what a call makes or runs; `.init` at the end is left out.
    static func path(of call: FunctionCallExprSyntax) -> String? {
        guard var names = path(call.calledExpression) else { return nil }
        if names.count > 1, names.last == "init" { names.removeLast() }
        return names.joined(separator: ".")
    }

    /// The expression inside of what does not change a string: `(x)`, `x?`, `x!`, `try x`, `await x`, `x<T>`.
    static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        var current = expression
        while let inner = inner(current) { current = inner }
        return current
    }

    private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self)?.expression
        case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self)?.expression
        case .tryExpr: expression.as(TryExprSyntax.self)?.expression
        case .awaitExpr: expression.as(AwaitExprSyntax.self)?.expression
        case .genericSpecializationExpr: expression.as(GenericSpecializationExprSyntax.self)?.expression
        case .tupleExpr: parenthesized(expression)
        default: nil
        }
    }

    private static func parenthesized(_ expression: ExprSyntax) -> ExprSyntax? {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.label == nil
        else { return nil }
        return only.expression
    }
}
