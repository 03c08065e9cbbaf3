import SwiftSyntax

/// Finds the arguments of a call that the API table describes.
enum SwiftArguments {
    /// Nil if the call doesn't have the argument.
    static func expression(_ argument: APIRow.Argument, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        switch argument {
        case .position(let index): unlabeled(index, of: call)
        case .label(let label): labeled([label], of: call)
        case .whole: ExprSyntax(call)
        case .closure(let label): closure(label, of: call).map { ExprSyntax($0) }
        case .laterClosure(let label, let leading): laterClosure(label, leading, of: call).map { ExprSyntax($0) }
        case .entry(let label, let keys): labeled([label], of: call).flatMap { entry(keys, of: $0) }
        case .entryAt(let index, let keys): unlabeled(index, of: call).flatMap { entry(keys, of: $0) }
        }
    }

    /// Whether a call meets the requirement of a row; true without a requirement.
    static func satisfies(_ requirement: APIRow.Requirement?, _ call: FunctionCallExprSyntax) -> Bool {
        guard let requirement else { return true }
        guard let expression = expression(requirement.argument, of: call) else { return false }
        if requirement.names.isEmpty { return true }
        return SwiftCallee.name(expression).map { requirement.names.contains($0.bareName) } ?? false
    }

    static func labeled(_ labels: Set<String>, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label.map { labels.contains($0.bareName) } ?? false }?.expression
    }

    private static func unlabeled(_ index: Int, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        var position = 0
        for argument in call.arguments {
            if position == index { return argument.label == nil ? argument.expression : nil }
            position += 1
        }
        return nil
    }

    /// The closure with a label, or the first trailing closure.
    static func closure(_ label: String, of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        labeledClosure(label, of: call) ?? call.trailingClosure
    }

    /// The closure with a label, or the trailing closure if one of the leading arguments is in the parentheses.
    private static func laterClosure(
        _ label: String, _ leading: Set<String>, of call: FunctionCallExprSyntax
    ) -> ClosureExprSyntax? {
        labeledClosure(label, of: call) ?? (labeled(leading, of: call) == nil ? nil : call.trailingClosure)
    }

    private static func labeledClosure(_ label: String, of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        labeled([label], of: call)?.as(ClosureExprSyntax.self)
            ?? call.additionalTrailingClosures.first { $0.label.bareName == label }?.closure
    }

    /// The value of the first matching key; nil if no key matches. The whole expression if it isn't a dictionary
    /// literal.
    private static func entry(_ keys: Set<String>, of dictionary: ExprSyntax) -> ExprSyntax? {
        let expression = operand(dictionary)
        guard let literal = expression.as(DictionaryExprSyntax.self) else { return dictionary }
        guard case .elements(let elements) = literal.content else { return nil }
        return elements.first { element in
            SwiftCallee.path(operand(element.key))?.contains(where: keys.contains) ?? false
        }?.value
    }

    /// The first operand of a sequence, such as `x` in `x as T`; otherwise, the expression itself. Both without
    /// parentheses.
    private static func operand(_ expression: ExprSyntax) -> ExprSyntax {
        SwiftCallee.unwrapped(expression.as(SequenceExprSyntax.self)?.elements.first ?? expression)
    }
}
