import SwiftSyntax

/// The control whose label a view is part of. VoiceOver speaks a control as one element: an `Image` in a `Button` is a button.
struct EnclosingControl {
    /// The type of control, such as `button`.
    let type: String?
    private let call: FunctionCallExprSyntax

    /// The number of levels that are searched. Views of real apps are nested less deeply.
    private static let maximumDepth = 200

    /// What ends the code of a view.
    private static let boundaries: Set<SyntaxKind> = [.memberBlock, .functionDecl, .initializerDecl, .accessorBlock]

    /// - Returns: nil for a view that isn't in the label of a control.
    init?(around view: some SyntaxProtocol) {
        var inner = Syntax(view)
        for _ in 0..<Self.maximumDepth {
            guard let outer = inner.parent, !Self.boundaries.contains(outer.kind) else { return nil }
            if let closure = inner.as(ClosureExprSyntax.self), let (call, label) = Self.call(of: closure, in: outer),
                let name = SwiftCallee.path(of: call), Self.isLabel(label, of: call, name)
            {
                self.call = call
                type = ControlNames.control(ofType: name)
                return
            }
            inner = outer
        }
        return nil
    }

    /// The modifiers of the control, each with its name.
    var modifiers: [(name: String, call: FunctionCallExprSyntax)] {
        var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []
        var current = call
        while let member = current.parent?.as(MemberAccessExprSyntax.self),
            let modifier = member.parent?.as(FunctionCallExprSyntax.self)
        {
            modifiers.append((member.declName.baseName.bareName, modifier))
            current = modifier
        }
        return modifiers
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
