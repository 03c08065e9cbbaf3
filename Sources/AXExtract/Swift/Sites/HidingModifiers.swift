import AXModel
import AXSource
import SwiftSyntax

extension TitleSites {
    /// The site of a modifier that shows the view only in some branches: `if isShown { self } else { EmptyView() }`. It
    /// hides the view in the other branches. Empty for other functions.
    /// - Parameter scope: The scope of the function's body.
    static func sites(of function: FunctionDeclSyntax, _ scope: SwiftScope, _ context: SiteContext) -> [SwiftSite] {
        guard context.mayDeclareModifier(function), let body = function.body?.statements else { return [] }
        let hidden = hidingBranches(StatementResults(tree: context.tree, isBuilder: true).results(of: body))
        guard !hidden.isEmpty else { return [] }
        let element = SpokenElement("self", start: context.tree.span(function.name).start)
        for branch in hidden { element.note(hiddenIn: branch) }
        return [TitleSites(context: context, scope: scope).unknown(at: function.name, element)]
    }

    /// The branches whose result isn't the view; empty if the results are other views, or always the view.
    private static func hidingBranches(_ results: [StatementResults.Result]) -> [Branch] {
        let shown = results.filter { isModified($0.expression) }
        let empty = results.filter { isEmpty($0.expression) }
        guard !shown.isEmpty, shown.count + empty.count == results.count else { return [] }
        // `if isShown { self }` shows nothing otherwise.
        if results.count == 1, results[0].branch.tests.count == 1, let other = results[0].branch.tests[0].opposite {
            return [Branch([other])]
        }
        return empty.map(\.branch).filter { !$0.isAlways }
    }

    /// Whether an expression is the modified view, perhaps with more modifiers.
    private static func isModified(_ expression: ExprSyntax) -> Bool {
        let root = SwiftCallee.root(of: expression)
        if let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "self" }
        guard let call = root.as(FunctionCallExprSyntax.self) else { return false }
        return SwiftCallee.path(call.calledExpression)?.first == "self"
            || SwiftCallee.nameWithoutBase(call)?.bareName.beginsWithCapital == false
    }

    private static func isEmpty(_ expression: ExprSyntax) -> Bool {
        SwiftCallee.root(of: expression).as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path) == "EmptyView"
    }
}
