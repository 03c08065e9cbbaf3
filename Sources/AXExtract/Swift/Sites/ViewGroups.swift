import AXModel
import AXSource
import SwiftSyntax

/// A SwiftUI view that VoiceOver speaks together with the views in it.
struct ViewGroup {
    let element: Occurrence.ElementGroup
    /// The changes that the modifiers of the view make to its traits.
    let traitChanges: [TraitChange]
}

/// What is known about a property or function that makes a part of a view, if it is used several times.
struct SharedPart {
    /// Whether VoiceOver reaches the part at none of its uses.
    let isHidden: Bool
    /// Whether VoiceOver speaks the part of a function as a part of an element at each use where it reaches it.
    let isInGroups: Bool
    /// The group that contains all uses of a property: a button whose branches show the same text in several layouts.
    let group: ViewGroup?
}

/// The groups of a file. Each is read once, because a group of thousands of views may have thousands of modifiers.
final class ViewGroups {
    private let tree: SwiftTree
    /// The members that make parts of views; nil unless a transcript is made.
    let members: ViewMembers?
    private var known: [SyntaxIdentifier: ViewGroup] = [:]
    /// The views at the beginning of chains, by the modifiers in the chains. Each modifier is followed only once.
    private var roots: [SyntaxIdentifier: FunctionCallExprSyntax] = [:]
    /// Whether the file is only for Apple Watch, where pickers are wheels by default. Its imports show that, or a
    /// folder such as `PlayerWatch`, `Watch App` or `WatchKit Extension`.
    private(set) lazy var isForWatch =
        tree.imports.contains("WatchKit") && !tree.imports.contains("UIKit")
        || tree.file.path.split(separator: "/").dropLast().contains { folder in
            Self.watchFolders.contains { folder.hasSuffix($0) }
        }
    private static let watchFolders = [
        "Watch", "Watch App", "Watch Extension", "WatchKit App", "WatchKit Extension", "watchOS",
    ]
    /// The names of the controls in members, by the names of the members. Each member is read only once.
    private var controlsOfMembers: [String: [String]] = [:]

    /// The names of the only controls in stacks, by the stacks; nil for other views.
    private var onlyControls: [SyntaxIdentifier: String?] = [:]

    /// The parts of views that are used several times, by the code that makes them; nil for other code.
    var sharedParts: [SyntaxIdentifier: SharedPart?] = [:]

    init(_ tree: SwiftTree, followsMembers: Bool) {
        self.tree = tree
        members = followsMembers ? ViewMembers(tree) : nil
    }

    /// - Parameters:
    ///   - call: a control, or a modifier of a container.
    ///   - isModifier: whether the call is a modifier.
    func group(of call: FunctionCallExprSyntax, isModifier: Bool) -> ViewGroup {
        let view = isModifier ? root(of: call) : call
        if let group = known[view.id] { return group }
        let name = Self.name(of: view)
        let control = isModifier ? "view" : name.flatMap(ControlNames.control(ofType:))
        let group = ViewGroup(
            element: Occurrence.ElementGroup(name: name, control: control, start: tree.span(view).start),
            traitChanges: (isModifier ? traits(ofOnlyControlIn: view) : []) + changes(by: view))
        known[view.id] = group
        return group
    }

    /// The name of the control that gets the label of a stack, because it's the only view in the stack: `HStack { Button
    /// … }.accessibilityLabel("Play")`. Nil for other modifiers, and unless a transcript is made.
    func control(labeledBy modifier: FunctionCallExprSyntax, named name: String) -> String? {
        guard members != nil, Self.isLabel(modifier, named: name) else { return nil }
        let stack = root(of: modifier)
        if let known = onlyControls[stack.id] { return known }
        let control = OnlyControl.name(in: stack)
        onlyControls[stack.id] = .some(control)
        return control
    }

    static func isLabel(_ modifier: FunctionCallExprSyntax, named name: String) -> Bool {
        name == "accessibilityLabel"
            || name == "accessibility" && SwiftArguments.labeled(["label"], of: modifier) != nil
    }

    /// The test of a label that a modifier of the app gives a view under a condition:
    /// `.ifLet(title) { $0.accessibilityLabel($1) }`. Nil for other modifiers, and unless a transcript is made.
    func test(ofLabelBy modifier: FunctionCallExprSyntax) -> Branch.Test? {
        guard members != nil, let closure = ClosureParameter.closure(passedTo: modifier),
            let condition = ClosureParameter.condition(ofRunning: closure, in: tree),
            closure.statements.count == 1, let made = closure.statements.first?.item.as(ExprSyntax.self),
            Self.isLabeled(made)
        else { return nil }
        return condition.test
    }

    /// Whether a modifier in a chain gives the view a label.
    private static func isLabeled(_ chain: ExprSyntax) -> Bool {
        let calls = sequence(first: chain) { call in
            let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
            return callee?.as(MemberAccessExprSyntax.self)?.base
        }
        return calls.contains { call in
            let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
            return callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName == "accessibilityLabel"
        }
    }

    /// The trait of the only control in a combined view, such as a button or link, which the view takes over. Empty if
    /// there are several controls or none, and unless a transcript is made.
    private func traits(ofOnlyControlIn view: FunctionCallExprSyntax) -> [TraitChange] {
        guard let members, let content = view.trailingClosure else { return [] }
        let controls = controls(in: Syntax(content), members, depth: 0)
        guard let first = controls.first, controls.count == 1 else { return [] }
        return Self.controls[first].map { [TraitChange(.adds, $0)] } ?? []
    }

    /// The names of the controls in a view, including those in the properties and functions that make parts of it. Of
    /// equal controls of which only one is shown, because a test chooses between them, only the first one counts. The
    /// search ends after two controls.
    /// - Parameter depth: How many members were followed to reach the view.
    private func controls(in content: Syntax, _ members: ViewMembers, depth: Int) -> [String] {
        var found: [(name: String, use: TokenSyntax)] = []
        for token in content.tokens(viewMode: .sourceAccurate).prefix(Self.mostTokens) where found.count < 2 {
            guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { continue }
            var names: [String] = []
            if Self.controls[token.text] != nil {
                if !Self.isHidden(token) { names = [token.text] }
            } else if depth < Self.deepestMember, let body = members.body(usedBy: token), !Self.isHidden(token) {
                names = controlsOfMembers[token.text] ?? controls(in: Syntax(body), members, depth: depth + 1)
                controlsOfMembers[token.text] = names
            }
            let isAlternative =
                names.count == 1 && found.count == 1 && names[0] == found[0].name
                && Alternatives.contain(Syntax(token), Syntax(found[0].use))
            if !isAlternative { found += names.map { ($0, token) } }
        }
        return found.map(\.name)
    }

    /// How many tokens of a combined view are searched. Real ones have fewer.
    private static let mostTokens = 4_096
    /// How many levels of members that use one another are followed.
    private static let deepestMember = 4

    private static let controls = [
        "Button": "button", "NavigationLink": "button", "Menu": "button", "Link": "link", "Toggle": "toggle",
    ]

    /// Whether a modifier always hides the view whose call begins with a name.
    private static func isHidden(_ name: TokenSyntax) -> Bool {
        let around = sequence(first: Syntax(name), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        return around.contains { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = SwiftCallee.name(call.calledExpression)
            else { return false }
            return ViewHiding.isAlways(call, name.bareName)
        }
    }

    /// The name of the view, such as `Text`, or the name of a member that makes the view, as in `title.bold()`.
    private static func name(of view: FunctionCallExprSyntax) -> String? {
        guard let base = SwiftCallee.unwrapped(view.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            !SwiftCallee.isType(base), let path = SwiftCallee.path(base)
        else { return SwiftCallee.path(of: view) }
        return path.joined(separator: ".")
    }

    /// The view that a modifier belongs to.
    private func root(of modifier: FunctionCallExprSyntax) -> FunctionCallExprSyntax {
        var (root, passed) = (modifier, [modifier.id])
        while roots[root.id] == nil,
            let base = SwiftCallee.unwrapped(root.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            let call = SwiftCallee.unwrapped(base).as(FunctionCallExprSyntax.self)
        {
            root = call
            passed.append(call.id)
        }
        root = roots[root.id] ?? root
        for id in passed { roots[id] = root }
        return root
    }

    /// The changes that the modifiers after a call make to the traits of its view.
    func changes(by view: FunctionCallExprSyntax) -> [TraitChange] {
        let traits = SwiftTraits(tree: tree)
        var changes: [TraitChange] = []
        for (name, modifier) in ViewModifiers.all(of: view) { changes.add(traits.changes(by: name, modifier)) }
        return changes
    }
}
