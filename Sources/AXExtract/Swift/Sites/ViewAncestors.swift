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
    /// The conditions under which VoiceOver doesn't reach the element.
    private(set) var hiding: [ViewHiding] = []
    /// Whether a container around the view gives the switches in it one of the app's own styles.
    private(set) var drawsSwitches = false
    /// The `disabled` modifiers of the containers around the view.
    private(set) var disabling: [FunctionCallExprSyntax] = []

    /// The number of levels that are searched. Views of real apps are nested less deeply.
    private static let maximumDepth = 200

    /// The nodes at which the code of a view ends.
    private static let boundaries: Set<SyntaxKind> = [.memberBlock, .functionDecl, .initializerDecl, .accessorBlock]

    init(of view: some SyntaxProtocol, _ groups: ViewGroups) {
        var inner = Syntax(view)
        var (isInside, isReplaced, isLabeled) = (false, false, false)
        var hasToggleStyle = false
        var outermost: (call: FunctionCallExprSyntax, isModifier: Bool)?
        for _ in 0..<Self.maximumDepth {
            guard let outer = inner.parent else { break }
            if Self.boundaries.contains(outer.kind) {
                guard let use = groups.members?.onlyUse(of: outer), use.position != inner.position else { break }
                (inner, isInside) = (use, true)
                continue
            }
            if let closure = inner.as(ClosureExprSyntax.self) {
                guard let (call, label) = Self.call(of: closure, in: outer) else { break }
                let isPicker = SwiftCallee.path(of: call) == "Picker" && label != "label"
                isOption = isOption || isPicker && outermost == nil && !groups.isWheel(call)
                guard Self.shows(label, of: call) else { break }
                isInside = true
                // VoiceOver speaks the title of a label, and not its icon.
                let name = SwiftCallee.path(of: call)
                hides = hides || label == "icon" && name == "Label"
                if name == "Label", label != "icon" { self.label = self.label ?? call }
                if name.map({ Self.isControl($0, label) }) == true || name == "Label" {
                    (outermost, hiding) = ((call, false), [])
                    hides = hides || isReplaced || isLabeled
                }
                if SwiftCallee.name(call.calledExpression)?.bareName == Self.representing {
                    representation = representation ?? call
                }
            } else if let modifier = outer.as(FunctionCallExprSyntax.self), modifier.calledExpression.id == inner.id,
                let name = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
            {
                hides = hides || Self.hides(modifier, name, isInside: isInside)
                if let condition = ViewHiding(modifier, name) { hiding.append(condition) }
                if isInside, name == "disabled" { disabling.append(modifier) }
                if isInside, name == "toggleStyle", !hasToggleStyle {
                    hasToggleStyle = true
                    drawsSwitches = !Self.isSystemStyle(modifier)
                }
                // The label of a control replaces the control's content, even if the control is part of an outer one.
                isReplaced = isReplaced || name == "accessibilityLabel" && outermost != nil
                // In a control, the label of a container replaces the container's content, too.
                isLabeled = isLabeled || name == "accessibilityLabel" && outermost == nil && isInside
                if isInside, name == "accessibilityElement", Self.children(of: modifier) == "combine" {
                    // The conditions so far hide only a part of the element.
                    (outermost, hiding) = ((modifier, true), [])
                    hides = hides || isReplaced
                }
            }
            inner = outer
        }
        group = outermost.map { groups.group(of: $0.call, isModifier: $0.isModifier) }
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
