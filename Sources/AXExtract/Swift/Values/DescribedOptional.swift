import SwiftSyntax

/// Detects `String(describing:)` of an optional, which turns a name into “Optional("Anna")”.
struct DescribedOptional {
    let scope: SwiftScope

    /// Whether a call describes a value that is certainly an optional according to this file.
    func isMade(by call: FunctionCallExprSyntax) -> Bool {
        guard SwiftCallee.path(of: call) == "String", call.arguments.count == 1,
            let value = call.arguments.first, ["describing", "reflecting"].contains(value.label?.bareName)
        else { return false }
        return isOptional(value.expression)
    }

    /// Whether the value of an expression is certainly an optional according to this file.
    func isOptional(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
            return Self.isChain(expression) || isDeclared(expression) || isOfUIKit(expression)
        case .declReferenceExpr: return isDeclared(expression)
        case .tryExpr:
            return expression.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        case .awaitExpr: return expression.as(AwaitExprSyntax.self).map { isOptional($0.expression) } ?? false
        case .sequenceExpr: return Self.isCast(expression)
        default: return false
        }
    }

    /// Whether an expression is an optional chain: `user?.name`, with any further members.
    private static func isChain(_ expression: ExprSyntax) -> Bool {
        var current: ExprSyntax? = expression
        while let link = current {
            switch link.kind {
            case .optionalChainingExpr: return true
            case .memberAccessExpr: current = link.as(MemberAccessExprSyntax.self)?.base
            case .functionCallExpr: current = link.as(FunctionCallExprSyntax.self)?.calledExpression
            case .subscriptCallExpr: current = link.as(SubscriptCallExprSyntax.self)?.calledExpression
            case .forceUnwrapExpr: current = link.as(ForceUnwrapExprSyntax.self)?.expression
            default: return false
            }
        }
        return false
    }

    /// Whether an expression is a conditional cast: `item as? Song`.
    private static func isCast(_ expression: ExprSyntax) -> Bool {
        let elements = expression.as(SequenceExprSyntax.self)?.elements
        guard elements?.count == 3 else { return false }
        return elements?.contains {
            $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        } ?? false
    }

    /// Whether an expression is an optional string of UIKit: `titleLabel.text`, if the file shows that `titleLabel` is
    /// a label.
    private func isOfUIKit(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self), let type = member.base.flatMap(scope.type),
            type.hasPrefix("UI")
        else { return false }
        let name = member.declName.baseName.bareName
        return Self.spoken.contains(name) || Self.visible[type]?.contains(name) == true
    }

    /// Attributes that every UIKit object has.
    private static let spoken: Set<String> = ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]
    private static let visible: [String: Set<String>] = [
        "UILabel": ["text"], "UITextField": ["text", "placeholder"], "UITextView": ["text"], "UISearchBar": ["text"],
        "UIButton": ["currentTitle"], "UIBarButtonItem": ["title"], "UITabBarItem": ["title"],
        "UIViewController": ["title"], "UINavigationItem": ["title"],
    ]

    /// Whether a variable, parameter or member of the enclosing type is declared with an optional type.
    private func isDeclared(_ expression: ExprSyntax) -> Bool {
        guard let path = SwiftCallee.path(expression), let name = path.last else { return false }
        if path.count == 2, path[0] == "self" { return scope.lookUp(name)?.isOptional == true }
        guard path.count == 1, expression.is(DeclReferenceExprSyntax.self) else { return false }
        switch scope.origin(of: name, at: expression.position.utf8Offset) {
        case .local(let values, _): return values.declaration.isOptional
        case .parameter, .closureParameter, .outside: return scope.lookUp(name)?.isOptional == true
        }
    }
}
