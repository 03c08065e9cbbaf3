import AXModel
import AXSource
import SwiftSyntax

/// A condition under which a modifier hides a view from VoiceOver: `accessibilityHidden(isCollapsed)`, a modifier such
/// as `isHidden(isCollapsed)` that many apps declare, or `opacity(isOpen ? 1 : 0)`.
struct ViewHiding {
    let condition: (first: ExprSyntax, last: ExprSyntax)
    /// The value of the condition for which the view is hidden.
    let value: Bool

    /// Nil if the modifier hides nothing, or if it always hides the view.
    init?(_ modifier: FunctionCallExprSyntax, _ name: String) {
        if let hidden = Self.argument(of: modifier, name) {
            if hidden.is(BooleanLiteralExprSyntax.self) { return nil }
            (condition, value) = ((hidden, hidden), true)
            return
        }
        guard let first = modifier.arguments.first, first.label == nil else { return nil }
        switch name {
        case "isHidden", "hidden":
            if first.expression.is(BooleanLiteralExprSyntax.self) { return nil }
            (condition, value) = ((first.expression, first.expression), true)
        case "opacity":
            guard let elements = first.expression.as(SequenceExprSyntax.self)?.elements.suffix(Self.mostOperands),
                let start = first.expression.as(SequenceExprSyntax.self)?.elements.first, elements.first == start,
                let last = elements.last, let ternary = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
                let end = elements.dropLast(2).last,
                !elements.dropLast(2).contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
            else { return nil }
            switch (Self.isZero(ternary.thenExpression), Self.isZero(last)) {
            case (true, false): (condition, value) = ((start, end), true)
            case (false, true): (condition, value) = ((start, end), false)
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether a modifier is `accessibilityHidden(true)`, `accessibility(hidden: true)`, `hidden()` or `opacity(0)`.
    static func isAlways(_ modifier: FunctionCallExprSyntax, _ name: String) -> Bool {
        let first = modifier.arguments.first?.expression
        if name == "opacity" { return first.map(isZero) ?? false }
        if name == "hidden" { return first == nil && modifier.trailingClosure == nil }
        return argument(of: modifier, name)?.isTrue == true
    }

    /// The branch in which the view is hidden.
    func branch(in tree: SwiftTree) -> Branch {
        let test = [tree.text(condition.first, through: condition.last)]
        return Branch([value ? .holds(test) : .fails(test)])
    }

    /// The argument of `accessibilityHidden(isCollapsed)`, or of the deprecated `accessibility(hidden:)`; nil for
    /// another modifier.
    static func argument(of modifier: FunctionCallExprSyntax, _ name: String) -> ExprSyntax? {
        switch name {
        case "accessibilityHidden": return modifier.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        case "accessibility": return SwiftArguments.labeled(["hidden"], of: modifier)
        default: return nil
        }
    }

    /// No real condition has more operands and operators.
    private static let mostOperands = 32

    static func isZero(_ expression: ExprSyntax) -> Bool {
        let number =
            expression.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
        return number.flatMap(Double.init) == 0
    }
}
