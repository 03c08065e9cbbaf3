import SwiftSyntax

/// Reads calls of `reduce` that append a string for each element of a collection to a start value:
/// `options.reduce(into: Text(title)) { text, option in text = text + Text(", ") + Text(option.title) }`. They are
/// concatenations of the start value and what the closure appends.
struct ReducedValue {
    let context: SiteContext

    /// The start value and the appended operands; nil for other calls.
    func parts(of call: FunctionCallExprSyntax, in part: ValuePart) -> [ValuePart]? {
        guard SwiftCallee.name(call.calledExpression)?.bareName == "reduce", let start = call.arguments.first,
            start.label == nil || start.label?.bareName == "into",
            let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
            let added = Self.added(by: closure), ([start.expression] + added).contains(where: Self.isString)
        else { return nil }
        let operands = [start.expression] + added
        let sum = Concatenation(
            context.tree.span(call), SwiftConcatenation.pieces(operands), operands.map { context.tree.text($0) })
        return operands.enumerated().map { index, operand in
            var inner = part.replaced(by: operand)
            inner.joinedBy = nil
            if index > 0 { inner.scope = context.closures.scope(of: closure) }
            return inner.inside(sum, at: index)
        }
    }

    /// The operands that the last statement of a closure appends to the first parameter. The statements before it must
    /// only declare variables. Nil for other closures.
    private static func added(by closure: ClosureExprSyntax) -> [ExprSyntax]? {
        guard let last = closure.statements.last,
            closure.statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) }),
            let sequence = last.item.as(SequenceExprSyntax.self)
                ?? last.item.as(ReturnStmtSyntax.self)?.expression?.as(SequenceExprSyntax.self)
        else { return nil }
        let name = LoopElement.firstParameter(closure)?.name ?? "$0"
        var elements = Array(sequence.elements)
        if let assignment = SwiftAssignment(sequence)?.asAddition {
            guard assignment.adds, Self.name(of: assignment.target) == name else { return nil }
            elements = assignment.value
        } else {
            guard elements.count > 2, Self.name(of: elements[0]) == name, isPlus(elements[1]) else { return nil }
            elements = Array(elements.dropFirst(2))
        }
        let operators = elements.filter { $0.is(BinaryOperatorExprSyntax.self) }
        let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        guard operators.allSatisfy(isPlus), operands.count == operators.count + 1 else { return nil }
        return operands
    }

    private static func name(of expression: ExprSyntax) -> String? {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.bareName
    }

    private static func isPlus(_ element: ExprSyntax) -> Bool {
        element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }

    /// Whether an operand is certainly a string, so that `+` doesn't add numbers.
    private static func isString(_ operand: ExprSyntax) -> Bool {
        let inner = SwiftCallee.unwrapped(operand)
        if inner.is(StringLiteralExprSyntax.self) { return true }
        let path = inner.as(FunctionCallExprSyntax.self).flatMap { SwiftCallee.path(of: $0) }
        return path.map(types.contains) ?? false
    }

    private static let types: Set<String> = ["AttributedString", "NSLocalizedString", "String", "Text"]
}
