import AXModel
import SwiftSyntax

/// Finds the reason why an expression can't be followed to a string.
struct DynamicValue {
    let tree: SwiftTree
    let scope: SwiftScope

    func reason(_ expression: ExprSyntax) -> Remark.Unresolved {
        let inner = SwiftCallee.unwrapped(expression)
        switch inner.kind {
        case .declReferenceExpr: return reference(inner)
        case .memberAccessExpr: return member(inner)
        case .functionCallExpr: return call(inner)
        case .subscriptCallExpr: return .runtimeData(.elementOfCollection)
        case .keyPathExpr: return .runtimeData(.keyPath)
        case .stringLiteralExpr: return .unreadableLiteral
        default: return .runtimeData(.expression)
        }
    }

    private func reference(_ expression: ExprSyntax) -> Remark.Unresolved {
        guard let name = SwiftCallee.name(expression)?.bareName else {
            return .runtimeData(.expression)
        }
        switch scope.lookUp(name)?.kind {
        case .parameter: return .parameter
        case .local: return name.hasPrefix("$") ? .parameter : .runtimeData(nil)
        case .member, nil:
            if name.hasPrefix("$") { return .parameter }
            return mirror(name, expression) ?? .runtimeData(nil)
        }
    }

    private func member(_ expression: ExprSyntax) -> Remark.Unresolved {
        guard let name = SwiftCallee.name(expression)?.bareName else { return .runtimeData(nil) }
        return mirror(name, expression) ?? .runtimeData(nil)
    }

    /// The reason for a name whose value is visible or spoken elsewhere; nil for other names.
    private func mirror(_ name: String, _ expression: ExprSyntax) -> Remark.Unresolved? {
        if Self.visibleNames.contains(name) { return .mirror(.visibleText, of: tree.text(expression)) }
        return Self.spokenNames.contains(name) ? .mirror(.spokenText, of: tree.text(expression)) : nil
    }

    private func call(_ expression: ExprSyntax) -> Remark.Unresolved {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = SwiftCallee.name(call.calledExpression)?.bareName
        else { return .call(nil) }
        return mirror(name, expression) ?? .call(name)
    }

    /// Accessibility attributes, whose values are spoken elsewhere.
    private static let spokenNames: Set<String> = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityAttributedLabel",
        "accessibilityAttributedHint", "accessibilityAttributedValue", "accessibilityTitle", "accessibilityHelp",
        "accessibilityDescription", "largeContentTitle",
    ]

    /// Properties and methods whose values are on screen.
    private static let visibleNames: Set<String> = [
        "text", "attributedText", "title", "attributedTitle", "currentTitle", "currentAttributedTitle", "subtitle",
        "placeholder", "attributedPlaceholder", "placeholderString", "stringValue", "attributedStringValue",
        "detailText", "prompt", "label", "paletteLabel", "customizationLabel", "headerTitle",
    ]
}
