import AXModel
import SwiftSyntax

/// The sites of the app's own views, and of the functions that make parts of views.
extension TitleSites {
    /// The site of one of the app's own views. What the view shows isn't known. Nil unless VoiceOver speaks the view as
    /// part of a group, or unless a modifier joins what it shows into one element.
    func own(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ chain: SwiftChain) -> SwiftSite? {
        if chain.element.group != nil { return site(of: name, chain, call) }
        guard chain.isCombined, !chain.names.contains("accessibilityLabel"), let start = chain.element.start else {
            return nil
        }
        var site = site(of: name, chain, call)
        site.element = chain.element.content(
            of: Occurrence.ElementGroup(name: chain.element.name, control: "view", start: start))
        return site
    }

    /// - Parameter arguments: What follows the name in the placeholder for the view.
    func site(
        of name: TokenSyntax, _ chain: SwiftChain, _ call: FunctionCallExprSyntax, _ arguments: String = ""
    ) -> SwiftSite {
        var site = unknown(at: name, chain.element, madeBy: SwiftCallee.root(of: ExprSyntax(call)))
        site.shown = [(name.bareName + arguments, .always)]
        return site
    }

    /// The site of one of the app's own views outside of groups, or of a function that makes a part of the view. Other
    /// views may show it with the view around it. Nil for other calls.
    func innerView(_ call: FunctionCallExprSyntax, _ chain: SwiftChain) -> SwiftSite? {
        guard scope.builder == nil, let name = SwiftCallee.name(call.calledExpression), Self.mayCallFunction(call)
        else {
            return nil
        }
        if isPart(call, name.bareName), !isSharedPart(call, name.bareName, chain) {
            return site(of: name, chain, call, "(…)")
        }
        return isOwnView(call, name.bareName) && chain.element.group == nil ? site(of: name, chain, call) : nil
    }

    /// Whether a call of a function shows a part of the view, and not an argument.
    private func isPart(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        context.groups.members?.declares(name) == true && Self.mayCallFunction(call) && shown(call) == .codeBlockItem
    }

    /// Whether a part of the view is shown in several places, and VoiceOver speaks it with the group around this one.
    /// A part that is shown only once belongs to its group itself.
    func isSharedPart(_ call: FunctionCallExprSyntax, _ name: String, _ chain: SwiftChain) -> Bool {
        guard isPart(call, name), chain.element.group != nil, !chain.names.contains("accessibilityLabel"),
            let members = context.groups.members
        else { return false }
        return members.uses(of: name, inTypeAround: Syntax(call)).count > 1
    }
}
