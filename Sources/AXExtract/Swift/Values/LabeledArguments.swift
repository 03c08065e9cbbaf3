import SwiftSyntax

/// The arguments of a call that have labels, spelled once for several questions.
struct LabeledArguments {
    private let arguments: [(label: String, expression: ExprSyntax)]

    init(_ call: FunctionCallExprSyntax) {
        arguments = call.arguments.compactMap { argument in
            argument.label.map { ($0.bareName, argument.expression) }
        }
    }

    /// The first argument with one of the labels.
    func first(_ labels: Set<String>) -> ExprSyntax? {
        arguments.first { labels.contains($0.label) }?.expression
    }
}
