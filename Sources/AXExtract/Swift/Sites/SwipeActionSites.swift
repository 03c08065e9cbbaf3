import AXModel
import SwiftSyntax

/// Finds the buttons that appear when a row is swiped. VoiceOver offers them as actions of the row.
struct SwipeActionSites {
    let context: SiteContext
    let scope: SwiftScope

    /// How many levels around a button are searched for the modifier `swipeActions`.
    private static let deepest = 32

    /// - Parameters:
    ///   - first: the first argument, if it has no label.
    ///   - chain: the chain of modifiers that the call is a part of.
    /// - Returns: nil if the call doesn't make a swipe action, if a modifier sets its label, or if the label isn't
    ///   text.
    func site(of call: FunctionCallExprSyntax, _ first: ExprSyntax?, at name: TokenSyntax, _ chain: SwiftChain)
        -> SwiftSite?
    {
        switch name.bareName {
        case "UIContextualAction":
            let owner = SwiftReceiver(tree: context.tree, scope: scope).assigned(call)
            return SwiftArguments.labeled(["title"], of: call).map { site($0, at: name, owner) }
        case "Button":
            guard !chain.names.contains("accessibilityLabel"), let title = first ?? Self.label(of: call),
                let modifier = modifier(around: call)
            else { return nil }
            return site(title, at: name, self.chain(of: modifier).element)
        default: return nil
        }
    }

    /// The label that a modifier gives a button of swipe actions.
    /// - Returns: nil if the modifier isn't on such a button.
    func site(ofLabel value: ExprSyntax, on call: FunctionCallExprSyntax, at name: TokenSyntax) -> SwiftSite? {
        modifier(around: call).map { site(value, at: name, chain(of: $0).element) }
    }

    /// The label of a button that shows text. Nil for other labels, because it isn't known how VoiceOver speaks an
    /// image.
    private static func label(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let label = SwiftArguments.closure("label", of: call), label.statements.count == 1,
            let view = label.statements.first?.item.as(FunctionCallExprSyntax.self),
            ["Text", "Label"].contains(SwiftCallee.path(of: view))
        else { return nil }
        return ExprSyntax(label)
    }

    private func site(_ title: ExprSyntax, at name: TokenSyntax, _ row: SpokenElement?) -> SwiftSite {
        let api = APIRow("\(name.bareName) in swipe actions", .property(name.bareName), .customAction, .key)
        return context.site(api, at: name, title, row ?? SpokenElement(), scope)
    }

    /// The chain of the row with the modifier, which is read once for all of the row's buttons.
    private func chain(of modifier: FunctionCallExprSyntax) -> SwiftChain {
        if let known = context.swiped[modifier.id] { return known }
        let chain = SwiftChain(endingAt: modifier, branches: context.branches, context.groups)
        context.swiped[modifier.id] = chain
        return chain
    }

    /// The modifier `swipeActions` whose closure contains a call, or the only use of the member that makes the button.
    func modifier(around call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        var current = Syntax(call)
        for _ in 0..<Self.deepest {
            guard let parent = current.parent, !parent.is(MemberBlockSyntax.self) else { return nil }
            if current.is(ClosureExprSyntax.self), let modifier = parent.as(FunctionCallExprSyntax.self),
                SwiftCallee.name(modifier.calledExpression)?.bareName == "swipeActions"
            {
                return modifier
            }
            let isMember = parent.is(FunctionDeclSyntax.self) || parent.is(AccessorBlockSyntax.self)
            current = (isMember ? context.groups.members?.onlyUse(of: parent) : nil) ?? parent
        }
        return nil
    }
}
