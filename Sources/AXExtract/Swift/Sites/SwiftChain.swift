import AXModel
import AXSource
import SwiftSyntax

/// One chain of calls on a SwiftUI view. It is read lazily, from its end to its root, because most chains set nothing
/// that is spoken.
final class SwiftChain {
    /// The last call.
    let end: FunctionCallExprSyntax
    private let branches: SwiftBranches
    private let groups: ViewGroups
    private lazy var content = read()

    var element: SpokenElement { content.element }

    /// The names of the calls, including the root.
    var names: Set<String> { content.names }

    /// The traits that each modifier adds unconditionally, in file order.
    var addedTraits: [AddedTraits] { content.addedTraits }

    /// Whether a modifier joins the views in the view into one element.
    var isCombined: Bool { content.isCombined }

    /// Where VoiceOver reaches the views in the view.
    var place: Construction.Place {
        if isCombined || element.replacesTraits || element.group != nil || element.isHidden || element.isInGroups {
            return .nowhere
        }
        return element.isInBody ? .inBody : .elsewhere
    }

    struct AddedTraits {
        let traits: [String]
        let name: TokenSyntax
    }

    private struct Content {
        let element: SpokenElement
        let names: Set<String>
        let addedTraits: [AddedTraits]
        let isCombined: Bool
    }

    /// - Parameter end: The last call of the chain.
    init(endingAt end: FunctionCallExprSyntax, branches: SwiftBranches, _ groups: ViewGroups) {
        self.groups = groups
        self.end = end
        self.branches = branches
    }

    private func read() -> Content {
        var modifiers = ChainModifiers(branches.tree, isForTranscript: groups.members != nil)
        var root = ExprSyntax(end)
        while true {
            root = SwiftCallee.unwrapped(root)
            if let call = root.as(FunctionCallExprSyntax.self),
                let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
                let base = member.base, !SwiftCallee.isType(base)
            {
                modifiers.add(member.declName.baseName, call)
                root = base
            } else if let view = Self.view(continuing: root) {
                root = view
            } else {
                break
            }
        }
        if let call = root.as(FunctionCallExprSyntax.self), let name = SwiftCallee.name(call.calledExpression) {
            if SwiftCallee.nameWithoutBase(call) == nil {
                modifiers.names.insert(name.bareName)
            } else {
                modifiers.add(name, call)
            }
        }
        return Content(
            element: element(root, modifiers), names: modifiers.names, addedTraits: modifiers.traits.added,
            isCombined: modifiers.isCombined)
    }

    private func element(_ root: ExprSyntax, _ modifiers: ChainModifiers) -> SpokenElement {
        let shown = groups.members.flatMap {
            DecoratedMember(members: $0, modifiers: modifiers.names).view(shownBy: root)
        }
        let element = Self.element(shown.map { ExprSyntax($0) } ?? root, branches.tree, groups.members)
        let ancestors = ViewAncestors(of: root, groups)
        if element.name == "self", let call = root.as(FunctionCallExprSyntax.self) { noteHiding(by: call, of: element) }
        // The app's own styles usually draw a switch as a button.
        if modifiers.isDrawnByApp ?? ancestors.drawsSwitches, element.control == "switch" { element.control = "button" }
        // A control inside another control isn't a separate element, so its disabled state isn't spoken.
        let isInControl = ancestors.group.map { $0.element.control != "view" } ?? false
        element.traitChanges.add(
            inBranch(modifiers.traits.all.filter { !isInControl || $0.trait != Self.disabled }))
        element.control = labeledControl(modifiers) ?? element.control
        element.controlOfType = element.control
        element.control = ControlNames.control(ofTraits: modifiers.traits.added.flatMap(\.traits)) ?? element.control
        // An element that ignores its children doesn't have the traits of its view either, such as those of a button.
        element.replacesTraits = modifiers.isNewElement
        element.isTextless = modifiers.isNewElement || element.isTextless
        note(ancestors, of: element)
        return element
    }

    /// The kind of the only control in a stack, which gets the label of the stack; nil for other views.
    private func labeledControl(_ modifiers: ChainModifiers) -> String? {
        modifiers.label.flatMap { groups.control(labeledBy: $0.call, named: $0.name) }
            .flatMap(ControlNames.control(ofType:))
    }

    /// The view in which a chain continues: the view before modifiers in `#if`, the view before a namespace of
    /// modifiers such as `.emojiText.size(…)`, or the view that a modifier passes to its closure. Nil if the chain
    /// ends here.
    private static func view(continuing root: ExprSyntax) -> ExprSyntax? {
        if let conditional = root.as(PostfixIfConfigExprSyntax.self) { return conditional.base }
        if let namespace = root.as(MemberAccessExprSyntax.self)?.base {
            return SwiftCallee.unwrapped(namespace).is(FunctionCallExprSyntax.self) ? namespace : nil
        }
        return root.as(DeclReferenceExprSyntax.self).flatMap {
            ClosureParameter.view(named: $0.baseName.bareName, at: root)
        }
    }

    /// Records how the views around the element change what is spoken.
    private func note(_ ancestors: ViewAncestors, of element: SpokenElement) {
        element.group = ancestors.group?.element
        // Inside a button or a combined view, the view isn't an element itself.
        if ancestors.group != nil { element.replacesTraits = false }
        element.isHidden = element.isHidden || ancestors.hides
        (element.isInBody, element.isInGroups) = (ancestors.isInBody, ancestors.isInGroups)
        for hiding in ancestors.hiding { note(hiding, of: element) }
        element.shownIn = ancestors.shownIn(branches.tree)
        // The title of a `Label` is the same element as the `Label`, so it has the same start.
        if groups.members != nil, let label = ancestors.label { element.start = branches.tree.span(label).start }
        element.traitChanges.add(ancestors.representation.map(groups.changes) ?? [])
        element.traitChanges.add(ancestors.group?.traitChanges ?? [])
        if ancestors.isOption, element.control == "text" || element.control == "image" {
            (element.control, element.controlOfType) = ("button", "button")
        }
        let control = ancestors.group?.element.control ?? element.controlOfType
        guard let control, !ControlNames.isPassive(control) else { return }
        let traits = SwiftTraits(tree: branches.tree)
        element.traitChanges.add(ancestors.disabling.flatMap { traits.changes(by: "disabled", $0) })
    }

    private func note(_ hiding: ViewHiding, of element: SpokenElement) {
        element.note(hiddenIn: hiding.branch(in: branches.tree))
    }

    /// Records whether, or under which condition, a modifier without a base hides the view.
    private func noteHiding(by call: FunctionCallExprSyntax, of element: SpokenElement) {
        guard let name = SwiftCallee.nameWithoutBase(call)?.bareName else { return }
        element.isHidden = ViewHiding.isAlways(call, name)
        if let hiding = ViewHiding(call, name) { note(hiding, of: element) }
    }

    /// The trait of a view after the modifier `disabled`.
    private static let disabled = "notEnabled"

    /// The changes of modifiers, in the branch of the whole chain.
    private func inBranch(_ changes: [TraitChange]) -> [TraitChange] {
        guard !changes.isEmpty else { return [] }
        let branch = branches.enclosing(Syntax(end)).branch
        return changes.map { TraitChange($0.effect, $0.trait, in: branch.adding($0.branch)) }
    }

    private static func element(_ root: ExprSyntax, _ tree: SwiftTree, _ members: ViewMembers?) -> SpokenElement {
        guard let call = root.as(FunctionCallExprSyntax.self) else {
            let path = SwiftCallee.path(root).map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
            let name = SwiftCallee.path(root)?.joined(separator: ".")
            let made = path?.count == 1 ? members?.view(madeBy: path?[0] ?? "").flatMap(SwiftCallee.path) : nil
            let element = SpokenElement(
                name, control: made.map(ControlNames.control(ofType:)) ?? name.flatMap(ControlNames.control(ofName:)),
                start: tree.span(root).start)
            element.type = made
            return element
        }
        // In an extension of a view, a function that is called without a base modifies the view itself.
        if let members, let name = SwiftCallee.nameWithoutBase(call), !members.declares(name.bareName),
            isInExtensionOfView(call)
        {
            return SpokenElement("self", start: tree.span(root).start)
        }
        let name = SwiftCallee.path(of: call)
        let made = SwiftCallee.nameWithoutBase(call).flatMap { members?.view(madeBy: $0.bareName) }
        let element = SpokenElement(
            name, control: (made.flatMap(SwiftCallee.path) ?? name).flatMap(ControlNames.control(ofType:)),
            start: tree.span(root).start)
        element.visibleText = visibleText(of: call, name)
        element.type = name
        element.isTextless = name.map(ControlNames.isTextless) ?? false || name == "Slider" && !hasLabel(call)
        return element
    }

    /// Whether a closure of a call may be its label.
    private static func hasLabel(_ call: FunctionCallExprSyntax) -> Bool {
        call.trailingClosure != nil || call.arguments.contains { $0.label?.text == "label" }
    }

    private static func isInExtensionOfView(_ call: FunctionCallExprSyntax) -> Bool {
        let members = sequence(first: Syntax(call), next: \.parent).first { $0.is(MemberBlockSyntax.self) }
        guard let extended = members?.parent?.as(ExtensionDeclSyntax.self)?.extendedType else { return false }
        return SwiftDeclarations.typeName(extended).map { extendedViews.contains($0.lastName) } ?? false
    }

    /// The types of SwiftUI that apps extend with modifiers.
    private static let extendedViews: Set<String> = [
        "Button", "HStack", "Image", "Label", "Link", "List", "Menu", "NavigationLink", "Picker", "SecureField",
        "Shape",
        "Slider", "Stepper", "Text", "TextField", "Toggle", "VStack", "View", "ZStack",
    ]

    /// The title of a view, if it is a literal or a key.
    private static func visibleText(of call: FunctionCallExprSyntax, _ name: String?) -> String? {
        guard let first = call.arguments.first, first.label == nil, name != "Image", name != "AsyncImage"
        else { return nil }
        return SpokenElement.visibleText(first.expression)
    }
}

/// The facts in the modifiers of a chain about its element, read from the last modifier to the first.
private struct ChainModifiers {
    var names: Set<String> = []
    private(set) var traits = ChainTraits()
    /// The one that labels the view; nil without a label, and unless a transcript is made.
    private(set) var label: (name: String, call: FunctionCallExprSyntax)?
    /// Whether one of them makes a new element, which ignores the view.
    private(set) var isNewElement = false
    /// Whether one of them joins the views in the view into one element.
    private(set) var isCombined = false
    /// Whether the app draws a switch itself; nil if no modifier sets the style of switches.
    private(set) var isDrawnByApp: Bool?
    private let reader: SwiftTraits
    private let isForTranscript: Bool

    init(_ tree: SwiftTree, isForTranscript: Bool) {
        reader = SwiftTraits(tree: tree)
        self.isForTranscript = isForTranscript
    }

    mutating func add(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) {
        names.insert(name.bareName)
        if name.bareName == "accessibilityElement" {
            let children = ViewAncestors.children(of: call)
            (isNewElement, isCombined) = (isNewElement || children == "ignore", isCombined || children == "combine")
        }
        if isForTranscript, ViewGroups.isLabel(call, named: name.bareName) { label = (name.bareName, call) }
        // The style that is nearest to the view applies.
        if name.bareName == "toggleStyle" { isDrawnByApp = !ViewAncestors.isSystemStyle(call) }
        // A new element doesn't have the traits that the view got before.
        if !isNewElement || !isForTranscript { traits.add(reader.changes(by: name.bareName, call), of: name) }
    }
}

/// The changes that the modifiers of a chain make to the traits, read from the last modifier to the first.
private struct ChainTraits {
    private var reversed: [(modifier: TokenSyntax, changes: [TraitChange])] = []
    private var removed: Set<String> = []

    /// - Parameter changes: the changes of one modifier. Traits that a later modifier removes aren't added.
    mutating func add(_ changes: [TraitChange], of modifier: TokenSyntax) {
        guard !changes.isEmpty else { return }
        reversed.append((modifier, changes.filter { $0.effect == .removes || !removed.contains($0.trait) }))
        removed.formUnion(changes.filter { $0.effect == .removes && $0.branch.isAlways }.map(\.trait))
    }

    /// In file order.
    var all: [TraitChange] { reversed.reversed().flatMap(\.changes) }

    /// The traits that each modifier adds unconditionally, in file order.
    var added: [SwiftChain.AddedTraits] {
        reversed.reversed().map { modifier, changes in
            SwiftChain.AddedTraits(traits: changes.filter(\.branch.isAlways).added, name: modifier)
        }
    }
}
