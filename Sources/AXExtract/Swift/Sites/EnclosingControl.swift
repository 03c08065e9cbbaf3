import SwiftSyntax

/// The control whose label a view is part of. VoiceOver speaks a control as one element: an `Image` in a `Button` is a button.
enum EnclosingControl {
    /// The number of levels that are searched. Views of real apps are nested less deeply.
    private static let maximumDepth = 200

    /// What ends the code of a view.
    private static let boundaries: Set<SyntaxKind> = [.memberBlock, .functionDecl, .initializerDecl, .accessorBlock]

    /// - Returns: the type of control, such as `button`; nil for a view that isn't in the label of a control.
    static func control(around view: some SyntaxProtocol) -> String? {
        var inner = Syntax(view)
        for _ in 0..<maximumDepth {
            guard let outer = inner.parent, !boundaries.contains(outer.kind) else { return nil }
            if let closure = inner.as(ClosureExprSyntax.self), let (call, label) = call(of: closure, in: outer),
                let name = SwiftCallee.path(of: call), isLabel(label, of: call, name)
            {
                return ControlNames.control(ofType: name)
            }
            inner = outer
        }
        return nil
    }

    /// The call that takes a closure, and the closure's argument label; nil for the first trailing closure.
    private static func call(
        of closure: ClosureExprSyntax, in outer: Syntax
    ) -> (call: FunctionCallExprSyntax, label: String?)? {
        if let call = outer.as(FunctionCallExprSyntax.self) { return (call, nil) }
        let label =
            outer.as(LabeledExprSyntax.self)?.label ?? outer.as(MultipleTrailingClosureElementSyntax.self)?.label
        guard let label, let call = outer.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        return (call, label.text)
    }

    /// Whether a closure makes the label of a control. The first trailing closure does if another argument says what the control
    /// does: `Button(action: play) { Image("play") }`.
    private static func isLabel(_ label: String?, of call: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard let actions = actions[name] else { return false }
        if let label { return label == "label" }
        let isFollowed = call.additionalTrailingClosures.contains { $0.label.text == "label" }
        return !isFollowed && call.arguments.contains { $0.label.map { actions.contains($0.text) } ?? false }
    }

    /// The arguments that say what a control does, by its name.
    private static let actions: [String: Set<String>] = [
        "Button": ["action", "intent"], "Menu": [], "NavigationLink": ["destination", "value"], "Link": ["destination"],
        "Toggle": ["isOn"], "ShareLink": ["item", "items"],
    ]
}
