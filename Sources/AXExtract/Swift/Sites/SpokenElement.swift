import AXModel
import SwiftSyntax

/// The facts in one file about one element, collected from all statements about a receiver, or from one chain of
/// modifiers.
final class SpokenElement {
    /// The name of the receiver or of the SwiftUI view; nil for `self` and for an element without a name.
    let name: String?
    var control: String?
    /// The type of control without regard to the traits; nil if ``control`` is the same.
    var controlOfType: String?
    /// The enclosing control or container that VoiceOver speaks together with the view.
    var group: Occurrence.ElementGroup?
    /// Whether the element itself doesn't show text, like a slider or an empty view.
    var isTextless = false
    /// The name of its type; nil if the file doesn't show it.
    var type: String?
    /// The type of the object that a dotted name begins with: `CardView` for `card.title`. Nil if the file doesn't show
    /// it.
    var ownerType: String?
    /// The property of another type that the element is, or whose traits it returns; nil for any other element.
    var sourceProperty: Reference?
    /// Whether VoiceOver never reaches the element.
    var isHidden = false
    /// Whether it's shown in the body of the enclosing SwiftUI view, and not in a sheet, for example.
    var isInBody = false
    /// Whether it's shown only as a part of several groups.
    var isInGroups = false
    /// The branch in which it is spoken with the element that contains it, as in ``ViewAncestors/shownIn(_:)``.
    var shownIn = Branch.always
    /// The branches in which the view is hidden from VoiceOver.
    private(set) var hiddenIn: [Branch] = []
    /// Whether the receiver is a property, and so the same in every function of the type.
    var isProperty = false
    /// The UTF-8 offset of the view, or of the first statement about the receiver.
    var start: Int?
    var traitChanges: [TraitChange] = []
    /// Whether the code replaces the default traits of the control.
    var replacesTraits = false
    /// The name of the collection that a loop takes the element from; nil if there isn't one.
    var collection: String?
    var visibleText: String?

    init(_ name: String? = nil, control: String? = nil, start: Int? = nil) {
        self.name = name
        self.start = name == nil ? nil : start
        self.control = control
    }

    /// What the view shows, as a part of an element.
    func content(of group: Occurrence.ElementGroup) -> SpokenElement {
        let content = SpokenElement(name, start: start)
        (content.group, content.type, content.traitChanges) = (group, type, traitChanges)
        (content.isHidden, content.isInBody, content.hiddenIn) = (isHidden, isInBody, hiddenIn)
        return content
    }

    /// Whether every statement that hides or shows the element hides it; nil without such a statement.
    private(set) var isHiddenByCode: Bool?

    /// Notes that a statement hides or shows the element.
    func note(isHidden: Bool) {
        isHiddenByCode = (isHiddenByCode ?? true) && isHidden
    }

    /// Takes over the traits of a parameter whose function sets up this element. If the call is unconditional and the
    /// function hides or shows its parameter, the element is hidden or shown, too.
    /// - Parameters:
    ///   - call: the branch of the call.
    ///   - values: the other arguments, by the names of their parameters.
    func takeTraits(of parameter: SpokenElement, in call: EnclosingBranch, _ values: [String: String]) {
        traitChanges.add(
            parameter.traitChanges.map { change in
                change.moved(
                    to: call.branch.adding(change.branch.inserting(values) ?? change.branch),
                    by: change.updater == nil ? nil : call.updater)
            })
        guard call.branch.isAlways else { return }
        replacesTraits = replacesTraits || parameter.replacesTraits
        if let isHidden = parameter.isHiddenByCode { note(isHidden: isHidden) }
    }

    /// At most this many of the branches that hide one view are recorded.
    private static let mostHidden = 32

    /// Notes that the view isn't shown in a branch.
    func note(hiddenIn branch: Branch) {
        if hiddenIn.count < Self.mostHidden, !hiddenIn.contains(branch) { hiddenIn.append(branch) }
    }

    /// The collected facts, which are complete only after the walk through the file.
    var facts: FoundElement {
        FoundElement(
            name: name, control: control ?? ControlNames.control(ofTraits: traitChanges.added),
            controlOfType: controlOfType ?? control,
            group: group, isTextless: isTextless, type: type, ownerType: ownerType, sourceProperty: sourceProperty,
            isHidden: isHidden || isHiddenByCode == true, isElement: isHiddenByCode == false, isInBody: isInBody,
            isInGroups: isInGroups, hiddenIn: hiddenIn, isProperty: isProperty, traitChanges: traitChanges,
            replacesTraits: replacesTraits,
            visibleText: visibleText, start: start)
    }

    /// The visible text that an expression sets: the text of a literal, or a key; nil for other expressions.
    static func visibleText(_ expression: ExprSyntax) -> String? {
        if let text = SwiftLiteral.plainText(expression) { return text }
        guard let call = SwiftCallee.unwrapped(expression).as(FunctionCallExprSyntax.self),
            let path = SwiftCallee.path(of: call), let function = LocalizationFunctions.function(path)
        else { return nil }
        let key = SwiftArguments.expression(function.keyLabel.map(APIRow.Argument.label) ?? .position(0), of: call)
        return key.flatMap(SwiftLiteral.plainText)
    }
}

/// A view with a modifier such as `accessibilityActions`, which speaks the titles of the views in its content.
struct ContentOwner {
    let element: SpokenElement
    /// The branch in which a property with the content is used. It's `.always` for a closure of the modifier itself.
    var branch = Branch.always
}
