import SwiftSyntax

/// The title that is seen on an element.
enum SwiftTitle {
    /// The text of a literal, or the key of one that is looked up; nil for another expression.
    static func text(_ expression: ExprSyntax) -> String? {
        if let text = SwiftLiteral.plainText(expression) { return text }
        guard let call = SwiftCallee.unwrapped(expression).as(FunctionCallExprSyntax.self),
            let path = SwiftCallee.path(of: call), let function = LocalizationFunctions.function(path)
        else { return nil }
        let key = SwiftArguments.expression(function.keyLabel.map(APIRow.Argument.label) ?? .position(0), of: call)
        return key.flatMap(SwiftLiteral.plainText)
    }
}
