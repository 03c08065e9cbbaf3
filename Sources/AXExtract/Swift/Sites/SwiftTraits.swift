import AXModel
import AXSource
import SwiftSyntax

/// Reads accessibility traits, and names them as UIKit does: `button`, `selected`, `header`.
struct SwiftTraits {
    let tree: SwiftTree
    /// The scope of the traits, to find the values of local variables.
    var scope: SwiftScope?
    /// The properties of the file that provide traits; nil if they aren't followed.
    var properties: TraitProperties?

    /// No real expression has more parts.
    private static let maximumParts = 64

    /// The changes that a SwiftUI modifier makes to the traits, and the gestures that it enables: `draggable`,
    /// `magicTap`.
    func changes(by modifier: String, _ call: FunctionCallExprSyntax) -> [TraitChange] {
        let first = call.arguments.first?.expression
        switch modifier {
        case "accessibilityAdjustableAction": return [TraitChange(.adds, "adjustable")]
        case "accessibilityDirectTouch": return [TraitChange(.adds, "allowsDirectInteraction")]
        case "searchCompletion": return [TraitChange(.adds, "button")]
        case "draggable", "onDrag": return [TraitChange(.adds, "draggable")]
        case "accessibilityAction":
            return first.flatMap(Self.name) == "magicTap" ? [TraitChange(.adds, "magicTap")] : []
        case "disabled": return first.map(disabled) ?? []
        case "accessibilityAddTraits": return first.map { changes(.adds, [$0]) } ?? []
        case "accessibilityRemoveTraits": return first.map { changes(.removes, [$0]) } ?? []
        case "accessibility":
            let added = SwiftArguments.labeled(["addTraits"], of: call)
            let removed = SwiftArguments.labeled(["removeTraits"], of: call)
            return (removed.map { changes(.removes, [$0]) } ?? [])
                + (added.map { changes(.adds, [$0]) } ?? [])
        default: return []
        }
    }

    /// The change that the modifier `disabled(isPlaying)` makes: VoiceOver speaks the view as “dimmed”. Empty for
    /// `disabled(false)`.
    private func disabled(_ condition: ExprSyntax) -> [TraitChange] {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true) ? [TraitChange(.adds, "notEnabled")] : []
        }
        return [TraitChange(.adds, "notEnabled", in: Branch([.holds([tree.text(condition)])]))]
    }

    /// Whether the source shows all traits that a value has: `[.button, .selected]`, `.none`, `isOn ? .selected : []`.
    func isWhole(_ value: [ExprSyntax]) -> Bool {
        guard let first = value.first else { return false }
        let parts = SequenceParts(tree: tree, part: ValuePart(first, .text)).parts(of: value)
        return parts.allSatisfy { part in
            let expression = SwiftCallee.unwrapped(part.expression)
            guard part.computationEnd == nil else { return false }
            return listsTraits(expression)
                || properties?.values(of: expression)?.allSatisfy { listsTraits($0.expression) } == true
        }
    }

    private func listsTraits(_ value: ExprSyntax) -> Bool {
        if let array = value.as(ArrayExprSyntax.self) {
            return array.elements.allSatisfy { Self.name($0.expression) != nil }
        }
        if let call = value.as(FunctionCallExprSyntax.self),
            SwiftCallee.name(call.calledExpression)?.bareName == "reduce"
        {
            return !inner(ValuePart(value, .text)).isEmpty
        }
        return (Self.name(value) ?? traitOfNewControl(value)) != nil || SwiftCallee.path(value)?.last == "none"
    }

    /// The changes that a value makes, in its branches: `isOn ? [.button, .selected] : .button`.
    /// - Parameters:
    ///   - value: The operands and operators of the value.
    ///   - branch: The branch of the statement.
    ///   - updater: The UTF-8 offset of the function around the statement; nil for code that runs once.
    func changes(
        _ effect: TraitChange.Effect, _ value: [ExprSyntax], in branch: Branch = .always, by updater: Int? = nil
    ) -> [TraitChange] {
        guard let first = value.first else { return [] }
        var whole = ValuePart(first, .text)
        whole.branch = branch
        var open = Array(SequenceParts(tree: tree, part: whole).parts(of: value).reversed())
        var changes: [TraitChange] = []
        for _ in 0..<Self.maximumParts {
            guard let part = open.popLast() else { break }
            if let name = Self.name(part.expression) ?? traitOfNewControl(part.expression) {
                changes.append(TraitChange(effect, name, in: part.branch, by: updater))
            } else {
                open += inner(part).reversed()
            }
        }
        return changes
    }

    private func inner(_ part: ValuePart) -> [ValuePart] {
        let expression = SwiftCallee.unwrapped(part.expression)
        switch expression.kind {
        case .arrayExpr:
            return expression.as(ArrayExprSyntax.self)?.elements.map { part.replaced(by: $0.expression) } ?? []
        case .sequenceExpr:
            let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            return SequenceParts(tree: tree, part: part).parts(of: elements)
        case .functionCallExpr:
            guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
            switch SwiftCallee.name(call.calledExpression)?.bareName {
            // `super.accessibilityTraits.union(.selected)`
            case "union":
                let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
                return [base, call.arguments.first?.expression].compactMap { $0.map { part.replaced(by: $0) } }
            // `traits.reduce(.none) { $0.union($1) }`
            case "reduce":
                let array = SwiftCallee.path(call.calledExpression)?.first.flatMap {
                    scope?.array($0, at: call.position.utf8Offset)
                }
                return array.map { [part.replaced(by: ExprSyntax($0))] } ?? []
            default: return []
            }
        case .ifExpr, .switchExpr:
            return StatementResults(tree: tree).results(of: expression).map {
                part.replaced(by: $0.expression, in: $0.branch)
            }
        // `model.traits`
        case .memberAccessExpr, .declReferenceExpr:
            return properties?.values(of: expression)?.map { part.replaced(by: $0.expression, in: $0.branch) } ?? []
        default: return []
        }
    }

    /// The trait of a control that is made only for its traits: `toggleButton` for `UISwitch().accessibilityTraits`.
    /// Nil for other expressions, and unless a transcript is made.
    private func traitOfNewControl(_ expression: ExprSyntax) -> String? {
        guard tree.isForTranscript,
            let member = SwiftCallee.unwrapped(expression).as(MemberAccessExprSyntax.self),
            member.declName.baseName.bareName == "accessibilityTraits",
            let call = member.base.map(SwiftCallee.unwrapped)?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return SwiftCallee.path(of: call).flatMap { Self.traitsOfControls[$0] }
    }

    private static let traitsOfControls = [
        "UIButton": "button", "UIImageView": "image", "UILabel": "staticText", "UIPageControl": "adjustable",
        "UISlider": "adjustable", "UISwitch": "toggleButton",
    ]

    /// The trait that corresponds to a role of AppKit: `.button`, `NSAccessibility.Role.button`; nil for other values.
    static func trait(ofRole role: ExprSyntax) -> String? { name(role).flatMap(ControlNames.trait(ofRole:)) }

    /// The names of the traits that an array literal lists: `[.button, .selected]`.
    static func names(_ array: ArrayExprSyntax) -> [String] { array.elements.compactMap { name($0.expression) } }

    /// The name of one trait: `.button`, `UIAccessibilityTraits.button`, or Swift 4's `UIAccessibilityTraitButton`; nil
    /// for other expressions and for `.none`.
    private static func name(_ expression: ExprSyntax) -> String? {
        if let constant = expression.as(DeclReferenceExprSyntax.self) {
            return ControlNames.trait(ofConstant: constant.baseName.text)
        }
        guard let member = SwiftCallee.unwrapped(expression).as(MemberAccessExprSyntax.self),
            member.base.map({ SwiftCallee.path($0)?.first?.beginsWithCapital ?? false }) ?? true,
            case let name = member.declName.baseName.bareName, name != "none"
        else { return nil }
        return uiKitName(name)
    }

    /// UIKit's name for a trait: `selected` for SwiftUI's `isSelected`.
    private static func uiKitName(_ name: String) -> String {
        guard name.hasPrefix("is"), name.count > 2, name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }
}
