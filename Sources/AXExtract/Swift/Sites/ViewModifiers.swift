import SwiftSyntax

/// The modifiers of a SwiftUI view.
enum ViewModifiers {
    /// The modifiers after a call that makes a view, from the first one to the last.
    static func all(of view: FunctionCallExprSyntax) -> [(name: String, call: FunctionCallExprSyntax)] {
        var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []
        var current = view
        while let member = current.parent?.as(MemberAccessExprSyntax.self),
            let modifier = member.parent?.as(FunctionCallExprSyntax.self)
        {
            modifiers.append((member.declName.baseName.bareName, modifier))
            current = modifier
        }
        return modifiers
    }
}
