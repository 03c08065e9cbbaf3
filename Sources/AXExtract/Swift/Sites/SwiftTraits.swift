import SwiftSyntax

/// Reads accessibility traits; they get their UIKit names: `button`, `selected`, `header`.
enum SwiftTraits {
    /// The traits that a SwiftUI modifier adds, and the gestures that it enables: `draggable`, `magicTap`.
    static func added(_ modifier: String, by call: FunctionCallExprSyntax) -> [String] {
        switch modifier {
        case "accessibilityAdjustableAction": ["adjustable"]
        case "accessibilityDirectTouch": ["allowsDirectInteraction"]
        case "draggable", "onDrag": ["draggable"]
        case "accessibilityAction": call.arguments.first.map { names($0.expression) }?.filter { $0 == "magicTap" } ?? []
        case "accessibilityAddTraits": call.arguments.first.map { names($0.expression) } ?? []
        case "accessibility": SwiftArguments.labeled(["addTraits"], of: call).map(names) ?? []
        default: []
        }
    }

    static func removed(_ modifier: String, by call: FunctionCallExprSyntax) -> [String] {
        switch modifier {
        case "accessibilityRemoveTraits": call.arguments.first.map { names($0.expression) } ?? []
        case "accessibility": SwiftArguments.labeled(["removeTraits"], of: call).map(names) ?? []
        default: []
        }
    }

    /// The traits in an expression: `.button`, `[.button, .selected]`, `UIAccessibilityTraits.button`.
    static func names(_ expression: ExprSyntax) -> [String] {
        let expression = SwiftCallee.unwrapped(expression)
        let parts = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
        return parts.compactMap { part in
            guard part.is(MemberAccessExprSyntax.self), let name = SwiftCallee.name(part)?.bareName else { return nil }
            return uiKitName(name)
        }
    }

    /// SwiftUI's `isSelected` is `selected` in UIKit.
    private static func uiKitName(_ name: String) -> String {
        guard name.hasPrefix("is"), name.count > 2, name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }
}
