import AXModel
import SwiftSyntax

/// Finds views of the app among the buttons of `accessibilityActions`: the actions that they name are not shown here.
struct ActionViews {
    let context: SiteContext
    let scope: SwiftScope

    /// Views that only hold others.
    private static let containers: Set<String> = ["ForEach", "Group", "Section", "VStack", "HStack"]
    private static let empty: Set<String> = ["EmptyView", "Divider", "Spacer"]

    /// One site for each view that may hold actions; its string is dynamic.
    func sites(of call: FunctionCallExprSyntax, named name: TokenSyntax) -> [SwiftSite] {
        guard let row = context.table.builders(name.bareName).first, row.role == .customAction,
            case .builder(_, let views, _) = row.shape, let closure = SwiftArguments.closure("content", of: call)
        else { return [] }
        var sites: [SwiftSite] = []
        var open = [closure]
        while let closure = open.popLast() {
            for result in StatementResults(tree: context.tree, isBuilder: true).results(of: closure.statements) {
                let view = Self.root(of: result.expression)
                let name = view.as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path) ?? ""
                if Self.containers.contains(name) {
                    open += [view.as(FunctionCallExprSyntax.self)?.trailingClosure].compactMap { $0 }
                } else if !views.contains(name), !Self.empty.contains(name), !isRead(view) {
                    sites.append(site(row, view))
                }
            }
        }
        return sites
    }

    /// Whether a view is a property whose buttons are found where it is declared.
    private func isRead(_ view: ExprSyntax) -> Bool {
        SwiftCallee.name(view).map { !context.table.builders($0.bareName).isEmpty } ?? false
    }

    private func site(_ row: APIRow, _ view: ExprSyntax) -> SwiftSite {
        let name = view.as(FunctionCallExprSyntax.self).map { ExprSyntax($0.calledExpression) } ?? view
        return context.site(row, at: name, [context.part(view, row)], SpokenElement(nil, control: nil), scope)
    }

    /// The view that a chain of modifiers begins with.
    private static func root(of expression: ExprSyntax) -> ExprSyntax {
        var current = SwiftCallee.unwrapped(expression)
        while let call = current.as(FunctionCallExprSyntax.self),
            let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            SwiftCallee.unwrapped(base).is(FunctionCallExprSyntax.self)
        {
            current = SwiftCallee.unwrapped(base)
        }
        return current
    }
}
