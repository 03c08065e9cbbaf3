import SwiftSyntax

/// Finds arguments of a call by what the API table says.
enum SwiftArguments {
    /// The expression of an argument; nil when the call has none such.
    static func expression(_ argument: APIRow.Argument, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        switch argument {
        case .position(let index): unlabeled(index, of: call)
        case .label(let label): labeled([label], of: call)
        case .closure(let label): closure(label, of: call).map { ExprSyntax($0) }
        case .entry(let label, let key): labeled([label], of: call).flatMap { entry(key, of: $0) }
        }
    }

    /// Whether another argument is what a row requires.
    static func satisfies(_ requirement: APIRow.Requirement?, _ call: FunctionCallExprSyntax) -> Bool {
        guard let requirement else { return true }
        guard let expression = expression(requirement.argument, of: call) else { return false }
        return SwiftCallee.name(expression)?.text == requirement.name
    }

    /// The first argument with one of the labels.
    static func labeled(_ labels: Set<String>, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label.map { labels.contains($0.text) } ?? false }?.expression
    }

    private static func unlabeled(_ index: Int, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        var position = 0
        for argument in call.arguments {
            if position == index { return argument.label == nil ? argument.expression : nil }
            position += 1
        }
        return nil
    }

    /// A closure by its label among the arguments or trailing closures, or the first trailing closure.
    static func closure(_ label: String, of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        labeled([label], of: call)?.as(ClosureExprSyntax.self)
            ?? call.additionalTrailingClosures.first { $0.label.text == label }?.closure
            ?? call.trailingClosure
    }

    private static func entry(_ key: String, of dictionary: ExprSyntax) -> ExprSyntax? {
        guard case .elements(let elements)? = dictionary.as(DictionaryExprSyntax.self)?.content else { return nil }
        return elements.first { SwiftCallee.name($0.key)?.text == key }?.value
    }
}
