import AXSource
import SwiftSyntax

/// A literal that is assigned to a property of one of the app's own views: `playButton.titleKey = "play"`.
struct AssignedAttribute {
    let element: SpokenElement
    let name: TokenSyntax
    let value: ExprSyntax
    let text: String
    let scope: SwiftScope

    /// Nil unless the view is a property of the enclosing type, and for other values.
    init?(_ name: TokenSyntax, of element: SpokenElement, _ value: [ExprSyntax], in scope: SwiftScope) {
        guard element.isProperty, element.name?.holds(UInt8(ascii: ".")) == false,
            element.type?.beginsWithCapital == true,
            value.count == 1, let text = SwiftLiteral.plainText(value[0]), !text.isEmpty
        else { return nil }
        (self.element, self.name, self.value, self.text, self.scope) = (element, name, value[0], text, scope)
    }
}
