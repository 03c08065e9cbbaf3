import AXModel
import AXSource
import SwiftSyntax

/// The views around a SwiftUI view that change how VoiceOver speaks it.
struct ViewAncestors {
    /// The outermost control or container that VoiceOver speaks together with the view: an `Image` in a `Button` is
    /// part of the button.
    private(set) var group: ViewGroup?
    /// Whether VoiceOver never reaches the view.
    private(set) var hides = false
    /// The `Label` that shows the view as its title; nil if there isn't one.
    private(set) var label: FunctionCallExprSyntax?
    /// The modifier `accessibilityRepresentation` whose closure contains the view; nil without one.
    private(set) var representation: FunctionCallExprSyntax?

    /// Whether the view is an option of a picker that isn't a wheel. VoiceOver speaks such an option as a button, in a
    /// menu and in segments. A wheel speaks its option as its value.
    private(set) var isOption = false
    /// Whether the view is shown in the body of the enclosing view, possibly through properties and functions that make
    /// parts of the body. A view in a sheet, for example, isn't.
    private(set) var isInBody = false
    /// Whether the view is in a function that makes a part of a view, and all of its several uses are in groups.
    private(set) var isInGroups = false
    /// The tests under which labels of other views replace the view in the element that contains it.
    private(set) var replacing: [Branch.Test] = []
    /// The conditions under which VoiceOver doesn't reach the element.
    private(set) var hiding: [ViewHiding] = []
    /// The conditions under which the element that contains the view is spoken without it.
    private(set) var hidingPart: [ViewHiding] = []
    /// Whether a container around the view gives the switches in it one of the app's own styles.
    private(set) var drawsSwitches = false
    /// The `disabled` modifiers of the containers around the view.
    private(set) var disabling: [FunctionCallExprSyntax] = []

    /// The number of levels that are searched. Views of real apps are nested less deeply.
    private static let maximumDepth = 200

    /// The nodes at which the code of a view ends.
    private static let boundaries: Set<SyntaxKind> = [.memberBlock, .functionDecl, .initializerDecl, .accessorBlock]

    /// What the search knows about the views that it has passed.
    fileprivate struct Search {
        /// Whether the search has left the chain of modifiers on the view itself.
        var isInside = false
        /// The outermost element so far: a control, or a modifier that combines views.
        var outermost: (call: FunctionCallExprSyntax, isModifier: Bool)?
        var hasToggleStyle = false
        /// The tests of the labels that replace the content of an element, if that is part of an outer one.
        var replacing: [Branch.Test?] = []
        /// The tests of the labels of containers, which replace the content of a container in a control. A label
        /// without a test always does.
        var labeling: [Branch.Test?] = []
    }

    /// - Parameter followsUses: Whether to follow the uses of the property or function around the view, if it has several.
    init(of view: some SyntaxProtocol, _ groups: ViewGroups, followsUses: Bool = true) {
        var inner = Syntax(view)
        var search = Search()
        for _ in 0..<Self.maximumDepth {
            guard let outer = inner.parent else { break }
            if Self.boundaries.contains(outer.kind) {
                guard let use = groups.members?.onlyUse(of: outer), use.position != inner.position else {
                    isInBody = Self.isBody(outer)
                    if followsUses, let part = Self.sharedPart(of: outer, groups) { note(part, search) }
                    break
                }
                (inner, search.isInside) = (use, true)
                continue
            }
            if let closure = inner.as(ClosureExprSyntax.self) {
                guard let (call, label) = Self.call(of: closure, in: outer) else { break }
                let isPicker = SwiftCallee.path(of: call) == "Picker" && label != "label"
                isOption = isOption || isPicker && search.outermost == nil && !groups.isWheel(call)
                guard Self.shows(label, of: call) else { break }
                note(call, showing: label, &search)
            } else if let modifier = outer.as(FunctionCallExprSyntax.self), modifier.calledExpression.id == inner.id,
                let name = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
            {
                note(modifier, name, &search, groups)
            }
            inner = outer
        }
        group = group ?? search.outermost.map { groups.group(of: $0.call, isModifier: $0.isModifier) }
    }

    /// Notes the call whose closure contains the view.
    /// - Parameter label: The argument label of the closure.
    private mutating func note(_ call: FunctionCallExprSyntax, showing label: String?, _ search: inout Search) {
        search.isInside = true
        // VoiceOver speaks the title of a label, and not its icon.
        let name = SwiftCallee.path(of: call)
        hides = hides || label == "icon" && name == "Label"
        if name == "Label", label != "icon" { self.label = self.label ?? call }
        if name.map({ Self.isControl($0, label) }) == true || name == "Label" {
            enter(call, isModifier: false, &search)
            replace(by: search.replacing + search.labeling)
        }
        if SwiftCallee.name(call.calledExpression)?.bareName == Self.representing {
            representation = representation ?? call
        }
    }

    /// Notes a modifier of the view, or of a view around it.
    private mutating func note(
        _ modifier: FunctionCallExprSyntax, _ name: String, _ search: inout Search, _ groups: ViewGroups
    ) {
        hides = hides || Self.hides(modifier, name, isInside: search.isInside)
        if let condition = ViewHiding(modifier, name) { hiding.append(condition) }
        if search.isInside, name == "disabled" { disabling.append(modifier) }
        if search.isInside, name == "toggleStyle", !search.hasToggleStyle {
            search.hasToggleStyle = true
            drawsSwitches = !Self.isSystemStyle(modifier)
        }
        if name == "accessibilityLabel" {
            search.note(labelIf: nil)
        } else if let test = groups.test(ofLabelBy: modifier) {
            search.note(labelIf: test)
        }
        let isCombined = name == "accessibilityElement" && Self.children(of: modifier) == "combine"
        if search.isInside, isCombined || groups.control(labeledBy: modifier, named: name) != nil {
            enter(modifier, isModifier: true, &search)
            replace(by: search.replacing)
        }
    }

    /// Notes an element that contains the view. The conditions so far hide only a part of it.
    private mutating func enter(_ call: FunctionCallExprSyntax, isModifier: Bool, _ search: inout Search) {
        search.outermost = (call, isModifier)
        hidingPart += hiding.prefix(Self.mostHiding - hidingPart.count)
        hiding = []
    }

    /// How many conditions that hide one part are read.
    private static let mostHiding = 8

    /// The branch in which the view is spoken with the element that contains it: no label of another view replaces it,
    /// and no condition hides it.
    func shownIn(_ tree: SwiftTree) -> Branch {
        let hidden = hidingPart.flatMap { $0.branch(in: tree).tests }
        return Branch((replacing + hidden).compactMap(\.opposite))
    }

    /// Notes that labels replace the view in the element that contains it.
    /// - Parameter tests: The tests of the labels; nil for a label without a test.
    private mutating func replace(by tests: [Branch.Test?]) {
        hides = hides || tests.contains(nil)
        for case let test? in tests where !replacing.contains(test) { replacing.append(test) }
    }

    /// The part of a view that a property or function makes; nil for other code, and if there aren't several uses.
    /// - Parameter boundary: The body of the property, or the function.
    private static func sharedPart(of boundary: Syntax, _ groups: ViewGroups) -> SharedPart? {
        guard let members = groups.members else { return nil }
        if let known = groups.sharedParts[boundary.id] { return known }
        let uses = members.severalUses(of: boundary).map { ViewAncestors(of: $0, groups, followsUses: false) }
        let reached = uses.filter { !$0.hides }
        let isFunction = boundary.is(FunctionDeclSyntax.self)
        let isInOneGroup = !isFunction && Set(reached.map { $0.group?.element.start }).count == 1
        let part = SharedPart(
            isHidden: reached.isEmpty,
            isInGroups: isFunction && !reached.isEmpty && reached.allSatisfy { $0.group != nil },
            group: isInOneGroup ? reached[0].group : nil)
        groups.sharedParts[boundary.id] = .some(uses.isEmpty ? nil : part)
        return uses.isEmpty ? nil : part
    }

    /// Notes that the view is in a part that is used several times.
    private mutating func note(_ part: SharedPart, _ search: Search) {
        hides = hides || part.isHidden
        isInGroups = search.outermost == nil && part.isInGroups
        group = part.group
    }

    /// Whether a node contains the code of the property `body`.
    private static func isBody(_ boundary: Syntax) -> Bool {
        let name = boundary.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        return name?.text == "body"
    }

    private static let representing = "accessibilityRepresentation"

    /// Whether a closure makes views: the content of a container, or of a modifier such as `overlay`.
    static func makesViews(_ closure: ClosureExprSyntax) -> Bool {
        guard let outer = closure.parent, let (call, _) = call(of: closure, in: outer),
            let name = SwiftCallee.name(call.calledExpression)?.bareName
        else { return false }
        return name.beginsWithCapital ? name != "Task" : contentModifiers.contains(name)
    }

    private static let contentModifiers: Set<String> = [
        representing, "background", "contextMenu", "fullScreenCover", "mask", "overlay", "popover", "safeAreaInset",
        "sheet", "swipeActions", "toolbar",
    ]

    /// Whether the view in a closure is shown where the call is: as the content of a container, the label of a control,
    /// or an overlay. A sheet or the items of a menu are shown elsewhere, and an action isn't shown.
    private static func shows(_ label: String?, of call: FunctionCallExprSyntax) -> Bool {
        let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)
        if let member, member.base != nil, !member.declName.baseName.bareName.beginsWithCapital {
            return ["overlay", "background", "init", representing].contains(member.declName.baseName.bareName)
        }
        guard let name = SwiftCallee.path(of: call), isControl(name, label) else { return true }
        return isLabel(label, of: call, name)
    }

    /// Whether a closure belongs to a control. The app's own buttons have labels too: `AsyncButton { … } label: { … }`.
    private static func isControl(_ name: String, _ label: String?) -> Bool {
        actions[name.lastName] != nil || label == "label" && ControlNames.control(ofType: name) == "button"
    }

    /// The call that takes a closure, and the argument label of the closure. The label is nil for the first trailing
    /// closure. The result is nil for other closures without a label.
    private static func call(
        of closure: ClosureExprSyntax, in outer: Syntax
    ) -> (call: FunctionCallExprSyntax, label: String?)? {
        if let call = outer.as(FunctionCallExprSyntax.self) { return (call, nil) }
        let label =
            outer.as(LabeledExprSyntax.self)?.label ?? outer.as(MultipleTrailingClosureElementSyntax.self)?.label
        guard let label, let call = outer.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        return (call, label.text)
    }

    /// Whether a closure makes the label of a control. The first trailing closure does if another argument says what
    /// the control does: `Button(action: play) { Image("play") }`.
    private static func isLabel(_ label: String?, of call: FunctionCallExprSyntax, _ name: String) -> Bool {
        if let label { return label == "label" }
        guard let actions = actions[name.lastName] else { return false }
        // Every closure of a toggle makes its label, including that of `Defaults.Toggle(key: .sync) { … }`.
        if name.lastName == "Toggle" { return true }
        let isFollowed = call.additionalTrailingClosures.contains { $0.label.text == "label" }
        return !isFollowed && call.arguments.contains { $0.label.map { actions.contains($0.text) } ?? false }
    }

    /// The arguments that say what a control does, by the name of the control.
    private static let actions: [String: Set<String>] = [
        "Button": ["action", "intent"], "Menu": [], "NavigationLink": ["destination", "value"], "Link": ["destination"],
        "Toggle": ["isOn"], "ShareLink": ["item", "items"], "Slider": ["value"], "Stepper": ["value", "onIncrement"],
        "Picker": [], "DatePicker": ["selection"], "ColorPicker": ["selection"], "Gauge": ["value"],
        "ProgressView": ["value"], "TextField": ["text"], "SecureField": ["text"],
    ]

    /// Whether a modifier hides the view from VoiceOver. `accessibilityRepresentation` replaces the view.
    /// `accessibilityElement()` hides the views inside the element, because by default the element ignores its
    /// children.
    private static func hides(_ modifier: FunctionCallExprSyntax, _ name: String, isInside: Bool) -> Bool {
        switch name {
        case "accessibilityHidden", "accessibility", "hidden", "opacity": return ViewHiding.isAlways(modifier, name)
        case representing: return true
        case "accessibilityElement":
            return isInside && children(of: modifier) == "ignore"
        default: return false
        }
    }

    /// Whether a modifier sets one of SwiftUI's own styles of switches: `.toggleStyle(.checkbox)`.
    static func isSystemStyle(_ call: FunctionCallExprSyntax) -> Bool {
        guard let style = call.arguments.first?.expression else { return true }
        let name = style.as(FunctionCallExprSyntax.self).map(\.calledExpression) ?? style
        return SwiftCallee.name(name).map { systemStyles.contains($0.bareName) } ?? false
    }

    private static let systemStyles: Set<String> = [
        "automatic", "button", "checkbox", "switch", "ButtonToggleStyle", "CheckboxToggleStyle", "DefaultToggleStyle",
        "SwitchToggleStyle",
    ]

    /// The behavior of `accessibilityElement(children:)`, such as `combine`; nil if the code doesn't show it.
    static func children(of modifier: FunctionCallExprSyntax) -> String? {
        guard let first = modifier.arguments.first else { return "ignore" }
        return first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
    }
}

extension ViewAncestors.Search {
    /// Notes a label around the view. The label of a control replaces the control's content, even if the control is
    /// part of an outer one.
    /// - Parameter test: The test of the label; nil for a label without a test.
    mutating func note(labelIf test: Branch.Test?) {
        if outermost != nil {
            replacing.append(test)
        } else if isInside {
            labeling.append(test)
        }
    }
}
