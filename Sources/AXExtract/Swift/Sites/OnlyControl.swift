import SwiftSyntax

/// Finds the control that a stack consists of. SwiftUI gives the label of such a stack to the control, if the stack
/// isn't an element itself.
struct OnlyControl {
    /// How many levels of stacks are searched.
    private static let deepest = 4
    /// A stack with more views is more than a control.
    private static let mostViews = 16

    private static let stacks: Set<String> = ["Group", "HStack", "VStack", "ZStack"]
    private static let controls: Set<String> = ["Button", "Link", "Menu", "NavigationLink", "Slider", "Toggle"]

    /// The name of the only control in a stack; nil for another view, and if the stack may show more than a control.
    static func name(in stack: FunctionCallExprSyntax) -> String? {
        guard let controls = controls(in: stack, depth: 0), controls.count == 1 else { return nil }
        return controls[0]
    }

    /// The controls in a stack; nil if it may show other views.
    private static func controls(in stack: FunctionCallExprSyntax, depth: Int) -> [String]? {
        guard depth < deepest, let name = SwiftCallee.path(of: stack), stacks.contains(name),
            let content = stack.trailingClosure?.statements
        else { return nil }
        let modifiers = ViewModifiers.all(of: stack).map(\.name)
        return modifiers.contains("accessibilityElement") || modifiers.contains("accessibilityRepresentation")
            ? nil : controls(in: content, depth: depth)
    }

    private static func controls(in statements: CodeBlockItemListSyntax, depth: Int) -> [String]? {
        guard statements.count <= mostViews else { return nil }
        var found: [String] = []
        for statement in statements where !statement.item.is(DeclSyntax.self) {
            guard let inner = controls(shownBy: statement, depth: depth) else { return nil }
            found += inner
        }
        return found
    }

    private static func controls(shownBy statement: CodeBlockItemSyntax, depth: Int) -> [String]? {
        if let newest = newestSystem(statement) { return controls(in: newest, depth: depth + 1) }
        guard case .expr(let view) = statement.item,
            let call = SwiftCallee.root(of: view).as(FunctionCallExprSyntax.self), let name = SwiftCallee.path(of: call)
        else { return nil }
        let isHidden = ViewModifiers.all(of: call).contains { ViewHiding.isAlways($0.call, $0.name) }
        if isHidden || ControlNames.isTextless(name) && name != "TextEditor" { return [] }
        return controls.contains(name) ? [name] : controls(in: call, depth: depth + 1)
    }

    /// What a statement shows if all its tests are `#available`, which hold in a transcript; nil for other statements.
    private static func newestSystem(_ statement: CodeBlockItemSyntax) -> CodeBlockItemListSyntax? {
        guard case .stmt(let item) = statement.item,
            let branches = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            branches.conditions.allSatisfy({ condition in
                let test = condition.condition.as(AvailabilityConditionSyntax.self)
                return test?.availabilityKeyword.tokenKind == .poundAvailable
            })
        else { return nil }
        return branches.body.statements
    }
}
