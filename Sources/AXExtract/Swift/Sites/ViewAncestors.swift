import AXModel
import AXSource
import SwiftSyntax

/// The views around a SwiftUI view that change how VoiceOver speaks it.
struct ViewAncestors {
    /// The outermost control or container with which VoiceOver speaks the view: an `Image` in a `Button` is part of the button.
    private(set) var group: Occurrence.ElementGroup?
    /// The modifiers of ``group``, each with its name.
    private(set) var groupModifiers: [(name: String, call: FunctionCallExprSyntax)] = []
    /// Whether VoiceOver never reaches the view.
    private(set) var hides = false

    /// The number of levels that are searched. Views of real apps are nested less deeply.
    private static let maximumDepth = 200

    /// What ends the code of a view.
    private static let boundaries: Set<SyntaxKind> = [.memberBlock, .functionDecl, .initializerDecl, .accessorBlock]

    private let tree: SwiftTree

    init(of view: some SyntaxProtocol, _ tree: SwiftTree) {
        self.tree = tree
        var inner = Syntax(view)
        var isInside = false
        for _ in 0..<Self.maximumDepth {
            guard let outer = inner.parent, !Self.boundaries.contains(outer.kind) else { return }
            if let closure = inner.as(ClosureExprSyntax.self) {
                isInside = true
                enter(closure, in: outer)
            } else if let modifier = outer.as(FunctionCallExprSyntax.self), modifier.calledExpression.id == inner.id,
                let name = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
            {
                hides = hides || Self.hides(modifier, name, isInside: isInside)
                if isInside, name == "accessibilityElement", Self.children(of: modifier) == "combine" {
                    join(Self.root(of: modifier), control: "view")
                }
            }
            inner = outer
        }
    }

    /// Notes the control if a closure makes its label.
    private mutating func enter(_ closure: ClosureExprSyntax, in outer: Syntax) {
        guard let (call, label) = Self.call(of: closure, in: outer), let name = SwiftCallee.path(of: call),
            Self.isLabel(label, of: call, name)
        else { return }
        join(call, control: ControlNames.control(ofType: name))
    }

    private mutating func join(_ call: FunctionCallExprSyntax, control: String?) {
        group = Occurrence.ElementGroup(
            name: SwiftCallee.path(of: call), control: control, start: tree.span(call).start)
        groupModifiers = Self.modifiers(of: call)
    }

    /// The view that a modifier belongs to.
    private static func root(of modifier: FunctionCallExprSyntax) -> FunctionCallExprSyntax {
        var root = modifier
        while let base = SwiftCallee.unwrapped(root.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            let call = SwiftCallee.unwrapped(base).as(FunctionCallExprSyntax.self)
        {
            root = call
        }
        return root
    }

    private static func modifiers(of call: FunctionCallExprSyntax) -> [(name: String, call: FunctionCallExprSyntax)] {
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

    /// Whether a modifier hides the view. `accessibilityElement()` hides what is inside the element, because by default it
    /// ignores its children.
    private static func hides(_ modifier: FunctionCallExprSyntax, _ name: String, isInside: Bool) -> Bool {
        let first = modifier.arguments.first
        switch name {
        case "accessibilityHidden":
            return first?.expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
        case "accessibilityElement":
            return isInside && children(of: modifier) == "ignore"
        default: return false
        }
    }

    /// What `accessibilityElement(children:)` does with the views inside.
    static func children(of modifier: FunctionCallExprSyntax) -> String? {
        guard let first = modifier.arguments.first else { return "ignore" }
        return first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
    }
}
