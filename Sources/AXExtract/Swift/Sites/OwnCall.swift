import AXSource
import SwiftSyntax

/// An argument of an initializer that may be the app's own, before its value is taken apart.
struct OwnCall {
    let type: [String]
    let label: TokenSyntax
    let value: ValuePart
    let scope: SwiftScope

    /// The arguments of a call with a label and a text that is written there. Those that the table of APIs has are
    /// found without this.
    static func calls(_ call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext) -> [OwnCall] {
        guard !context.isTest, mayMake(call), let path = SwiftCallee.path(of: call), path.beginsWithCapital else {
            return []
        }
        let type = path.split(separator: ".").map(String.init)
        guard type.last?.beginsWithCapital == true else { return [] }
        return call.arguments.compactMap { argument in
            guard let label = argument.label, context.table.argument(label.bareName) == nil,
                isText(argument.expression)
            else { return nil }
            var value = ValuePart(argument.expression, .text)
            value.interest = .strings
            return OwnCall(type: type, label: label, value: value, scope: scope)
        }
    }

    /// Whether a call has an argument with a label, and what it calls may be a type: most calls are passed over here.
    private static func mayMake(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName, name.beginsWithCapital || name == "init"
        else { return false }
        return call.arguments.contains { $0.label != nil }
    }

    /// Whether an expression shows a text: a literal, a constant or a call of a function that makes texts.
    private static func isText(_ expression: ExprSyntax) -> Bool {
        let expression = SwiftCallee.unwrapped(expression)
        switch expression.kind {
        case .stringLiteralExpr, .ifExpr, .switchExpr: return true
        case .sequenceExpr:
            return expression.as(SequenceExprSyntax.self)?.elements.contains { element in
                isText(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
            } ?? false
        case .functionCallExpr, .memberAccessExpr:
            let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
            guard let path = SwiftCallee.path(callee), let root = path.first else {
                return callee.as(MemberAccessExprSyntax.self)?.base?.is(StringLiteralExprSyntax.self) == true
            }
            return root.beginsWithCapital
        default: return false
        }
    }
}
