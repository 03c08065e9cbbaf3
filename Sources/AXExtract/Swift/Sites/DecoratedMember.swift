import AXSource
import SwiftSyntax

/// A use of a property or function that makes a part of a view, with modifiers: `header` in
/// `header.accessibilityHint("Opens the album")`.
struct DecoratedMember {
    let members: ViewMembers
    /// The names of the modifiers.
    let modifiers: Set<String>

    /// The view that is the same element as the use, because the modifiers change the view:
    /// `Image("album").accessibilityLabel("Album")` for `header`. Nil for other expressions, and if the modifiers make
    /// another element or replace a string of the view.
    func view(shownBy use: ExprSyntax) -> FunctionCallExprSyntax? {
        guard let name = Self.member(usedBy: use), let view = members.onlyView(madeBy: name),
            let type = SwiftCallee.path(of: view), type.beginsWithCapital, !modifiers.contains(Self.elementModifier)
        else { return nil }
        let own = ViewModifiers.all(of: view)
        let element = own.first { $0.name == Self.elementModifier }
        let isElement = element.map { ViewAncestors.children(of: $0.call) != "contain" }
        guard isElement ?? !ControlNames.isContainer(type) else { return nil }
        return own.contains { Self.attributes.contains($0.name) && modifiers.contains($0.name) } ? nil : view
    }

    private static let elementModifier = "accessibilityElement"
    /// The modifiers that replace what the same modifier has set before.
    private static let attributes: Set<String> = [
        "accessibility", "accessibilityHint", "accessibilityLabel", "accessibilityValue", "help",
    ]

    /// The member that an expression uses: `header` for `header`, `self.header` and `header()`.
    private static func member(usedBy use: ExprSyntax) -> String? {
        if let call = use.as(FunctionCallExprSyntax.self) {
            return call.arguments.isEmpty && call.trailingClosure == nil
                ? SwiftCallee.nameWithoutBase(call)?.bareName : nil
        }
        let path = SwiftCallee.path(use).map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
        return path?.count == 1 ? path?.first : nil
    }
}
