import SwiftSyntax

/// Says in a few words why an expression cannot be followed to a string.
struct DynamicValue {
    let tree: SwiftTree
    let scope: SwiftScope

    /// `parameter`, `runtime data`, what is called, or what visible text the value mirrors.
    func note(_ expression: ExprSyntax) -> String {
        let inner = SwiftCallee.unwrapped(expression)
        switch inner.kind {
        case .declReferenceExpr: return reference(inner)
        case .memberAccessExpr: return member(inner)
        case .functionCallExpr: return call(inner)
        case .subscriptCallExpr: return "runtime data: element of a collection"
        case .keyPathExpr: return "runtime data: key path"
        case .stringLiteralExpr: return "unreadable literal"
        default: return "runtime data: expression"
        }
    }

    private func reference(_ expression: ExprSyntax) -> String {
        guard let name = SwiftCallee.name(expression)?.bareName else { return "runtime data: expression" }
        switch scope.lookUp(name)?.name {
        case .parameter: return "parameter"
        case .local: return name.hasPrefix("$") ? "parameter" : "runtime data"
        case .member, nil:
            if name.hasPrefix("$") { return "parameter" }
            return mirror(name, expression) ?? "runtime data"
        }
    }

    private func member(_ expression: ExprSyntax) -> String {
        guard let name = SwiftCallee.name(expression)?.bareName else { return "runtime data" }
        return mirror(name, expression) ?? "runtime data"
    }

    /// What is on screen or said elsewhere.
    private func mirror(_ name: String, _ expression: ExprSyntax) -> String? {
        if Self.visibleNames.contains(name) { return "mirror of visible text: \(tree.text(expression))" }
        return Self.spokenNames.contains(name) ? "mirror of spoken text: \(tree.text(expression))" : nil
    }

    private func call(_ expression: ExprSyntax) -> String {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = SwiftCallee.name(call.calledExpression)?.bareName
        else { return "result of a call that can't be traced to a string" }
        return mirror(name, expression) ?? "result of \(name), which can't be traced to a string"
    }

    /// Attributes of accessibility, read.
    private static let spokenNames: Set<String> = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityAttributedLabel",
        "accessibilityAttributedHint", "accessibilityAttributedValue", "accessibilityTitle", "accessibilityHelp",
        "accessibilityDescription", "largeContentTitle",
    ]

    /// Properties and methods that hold what is on screen.
    private static let visibleNames: Set<String> = [
        "text", "attributedText", "title", "attributedTitle", "currentTitle", "currentAttributedTitle", "subtitle",
        "placeholder", "attributedPlaceholder", "placeholderString", "stringValue", "attributedStringValue",
        "detailText", "prompt", "label", "paletteLabel", "customizationLabel", "headerTitle",
    ]
}
