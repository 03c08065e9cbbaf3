import AXModel
import AXSource
import SwiftSyntax

/// The custom actions that functions of a file return for an element: `cell.accessibilityCustomActions = actions(row)`.
/// They are actions of that element. Used only for transcripts.
///
/// The assignments are recorded while the file is walked, and applied afterwards, because a function may be used before
/// it is declared.
struct ReturnedActions {
    private struct Function: Hashable {
        let type: String?
        let name: String
    }

    private struct Use {
        let target: ExprSyntax
        let call: FunctionCallExprSyntax
        let scope: SwiftScope
    }

    private var uses: [Function: [Use]] = [:]

    /// How many uses of one function are followed.
    private static let mostUses = 8

    /// Records an assignment whose value is a call of a function of the enclosing type.
    mutating func add(_ sequence: SequenceExprSyntax, in scope: SwiftScope) {
        guard let assignment = SwiftAssignment(sequence), assignment.value.count == 1,
            SwiftCallee.name(assignment.target)?.bareName == "accessibilityCustomActions",
            let call = SwiftCallee.unwrapped(assignment.value[0]).as(FunctionCallExprSyntax.self),
            let path = SwiftCallee.names(of: call), let name = path.last,
            path.count == 1 || path.count == 2 && path[0] == "self"
        else { return }
        let function = Function(type: scope.typeName, name: name)
        guard uses[function, default: []].count < Self.mostUses else { return }
        uses[function, default: []].append(Use(target: assignment.target, call: call, scope: scope))
    }

    /// The sites of a file, with each returned action at the elements that get it.
    func apply(to sites: [SwiftSite], _ context: SiteContext) -> [SwiftSite] {
        guard !uses.isEmpty else { return sites }
        return sites.flatMap { site -> [SwiftSite] in
            guard site.row.role == .customAction, site.element.name == nil, site.element.type == nil,
                let callable = site.scope.enclosingFunction ?? site.scope.enclosingAnnouncer, let name = callable.name,
                let uses = uses[Function(type: site.scope.typeName, name: name.lastName)]
            else { return [site] }
            return uses.map { moved(site, to: $0, callable.parameters, context) }
        }
    }

    private func moved(
        _ site: SwiftSite, to use: Use, _ parameters: [SymbolDeclaration.Parameter], _ context: SiteContext
    ) -> SwiftSite {
        let tree = context.tree
        let labels = use.call.arguments.map(\.label?.bareName)
        let positions = ArgumentMatch.positions(of: labels, in: parameters) ?? []
        let values = zip(positions, use.call.arguments).map { (parameters[$0].name, tree.text($1.expression)) }
        var moved = site
        moved.element = SwiftReceiver(tree: tree, scope: use.scope).element(of: use.target)
        (moved.caller, moved.passed) = (use.scope, Dictionary(values) { first, _ in first })
        moved.enclosing = context.branches.enclosing(Syntax(use.call))
        let branch = site.enclosing.branch.inserting(moved.passed) ?? site.enclosing.branch
        moved.enclosing.branch = moved.enclosing.branch.adding(branch)
        return moved
    }
}
