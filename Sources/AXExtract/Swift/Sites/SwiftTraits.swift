import SwiftSyntax

/// Reads accessibility traits, under UIKit's names: `button`, `selected`, `header`.
enum SwiftTraits {
    /// The traits that a SwiftUI modifier adds, and what it lets a gesture do: `draggable`, `magicTap`.
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

    /// The traits that a SwiftUI modifier takes away.
    static func removed(_ modifier: String, by call: FunctionCallExprSyntax) -> [String] {
        switch modifier {
        case "accessibilityRemoveTraits": call.arguments.first.map { names($0.expression) } ?? []
        case "accessibility": SwiftArguments.labeled(["removeTraits"], of: call).map(names) ?? []
        default: []
        }
    }

    /// The traits that an expression names: `.button`, `[.button, .selected]`, `UIAccessibilityTraits.button`.
    static func names(_ expression: ExprSyntax) -> [String] {
        let expression = SwiftCallee.unwrapped(expression)
        let parts = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
        return parts.compactMap { part in
            guard part.is(MemberAccessExprSyntax.self), let name = SwiftCallee.name(part)?.bareName else { return nil }
            return spelled(name)
        }
    }

    /// `isSelected` of SwiftUI is `selected` of UIKit.
    private static func spelled(_ name: String) -> String {
        guard name.hasPrefix("is"), name.count > 2, name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }
}
