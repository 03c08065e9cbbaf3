import AXModel
import SwiftSyntax

/// Finds the app's own views in the content of `accessibilityActions` and `accessibilityQuickAction`. They may contain
/// actions, but this file doesn't show the names of the actions.
struct ActionViews {
    let context: SiteContext
    let scope: SwiftScope

    private static let containers: Set<String> = ["ForEach", "Group", "Section", "VStack", "HStack"]
    private static let empty: Set<String> = ["EmptyView", "Divider", "Spacer"]

    /// One site, with a dynamic string, per view that may contain actions.
    func sites(of call: FunctionCallExprSyntax, named name: TokenSyntax) -> [SwiftSite] {
        guard let row = context.table.builders(name.bareName).first, row.role == .customAction,
            case .builder(_, let views, _) = row.shape, let closure = SwiftArguments.closure("content", of: call)
        else { return [] }
        var sites: [SwiftSite] = []
        var open = [closure]
        while let closure = open.popLast() {
            for result in StatementResults(tree: context.tree, isBuilder: true).results(of: closure.statements) {
                let view = SwiftCallee.root(of: result.expression)
                let name = view.as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path) ?? ""
                if Self.containers.contains(name) {
                    open += [view.as(FunctionCallExprSyntax.self)?.trailingClosure].compactMap { $0 }
                } else if !views.contains(name), !Self.empty.contains(name), !isBuilderProperty(view) {
                    sites.append(site(row, view))
                }
            }
        }
        return sites
    }

    /// Whether a view is a property or function whose buttons are found at its declaration.
    private func isBuilderProperty(_ view: ExprSyntax) -> Bool {
        guard let name = SwiftCallee.name(view)?.bareName else { return false }
        return view.is(FunctionCallExprSyntax.self)
            ? !context.table.builders(name).isEmpty : context.contents.modifier(of: name, at: Syntax(view)) != nil
    }

    private func site(_ row: APIRow, _ view: ExprSyntax) -> SwiftSite {
        let name = view.as(FunctionCallExprSyntax.self).map { ExprSyntax($0.calledExpression) } ?? view
        return context.site(row, at: name, view, SpokenElement(), scope)
    }
}
