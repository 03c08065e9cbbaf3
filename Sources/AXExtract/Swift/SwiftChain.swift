import SwiftSyntax

/// One chain of calls on a SwiftUI view, read once from its end to its root.
struct SwiftChain {
    let element: SpokenElement

    /// - Parameter end: The last call of the chain.
    init(endingAt end: FunctionCallExprSyntax, tree: SwiftTree) {
        var current = ExprSyntax(end)
        var traits: [String] = []
        var root = current
        while true {
            current = SwiftCallee.unwrapped(current)
            root = current
            guard let call = current.as(FunctionCallExprSyntax.self),
                let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
                let base = member.base, !Self.isType(base)
            else { break }
            if traits.count < 32 { traits = SwiftTraits.added(member.declName.baseName.bareName, by: call) + traits }
            current = base
        }
        element = Self.element(root, tree)
        element.add(traits: traits)
        element.control = ControlNames.control(ofTraits: traits) ?? element.control
    }

    /// `SwiftUI.Text(…)` is a root, not a modifier of `SwiftUI`.
    private static func isType(_ base: ExprSyntax) -> Bool {
        guard let path = SwiftCallee.path(base) else { return false }
        return path.allSatisfy { $0.first?.isUppercase == true }
    }

    private static func element(_ root: ExprSyntax, _ tree: SwiftTree) -> SpokenElement {
        guard let call = root.as(FunctionCallExprSyntax.self) else {
            let name = SwiftCallee.path(root)?.joined(separator: ".")
            return SpokenElement(name, control: name.flatMap(ControlNames.control(ofName:)))
        }
        let name = SwiftCallee.path(of: call)
        let element = SpokenElement(name, control: name.flatMap(ControlNames.control(ofType:)))
        element.visibleText = visibleText(of: call, name)
        return element
    }

    /// The title of a view that shows one, where it is a literal.
    private static func visibleText(of call: FunctionCallExprSyntax, _ name: String?) -> String? {
        guard let first = call.arguments.first, first.label == nil, name != "Image", name != "AsyncImage"
        else { return nil }
        return SwiftLiteral.plainText(first.expression)
    }
}
