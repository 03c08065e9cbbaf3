import AXSource
import SwiftSyntax

/// Records which views of a file's types are single elements, and which views contain others:
/// `stack.addArrangedSubview(title)`.
struct ViewContainers {
    private(set) var hierarchy = ViewHierarchy()

    /// Records that a view is a single element, if it's a property of the enclosing type.
    mutating func addElement(_ view: String, in scope: SwiftScope) {
        if let name = Self.property([view], scope) { hierarchy.addElement(name) }
    }

    /// Records a call that adds a view to another one, if both are properties of the enclosing type.
    mutating func add(_ call: FunctionCallExprSyntax, in scope: SwiftScope) {
        guard let callee = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            Self.isAddition(callee.declName.baseName.text), let base = callee.base.flatMap(SwiftCallee.path),
            let view = call.arguments.first.flatMap({ SwiftCallee.path($0.expression) }),
            let container = Self.property(base, scope), let added = Self.property(view, scope)
        else { return }
        hierarchy.add(added, to: container)
    }

    /// Whether the name of a method, of UIKit or the app, shows that it adds a view to another one: `addArrangedView`.
    private static func isAddition(_ name: String) -> Bool {
        name.hasPrefix("add") && ["View", "view"].contains(where: name.hasSuffix)
    }

    /// The full name of a property of the enclosing type, which another declaration of the type may declare; nil for
    /// other names.
    private static func property(_ path: [String], _ scope: SwiftScope) -> String? {
        let path = path.filter { $0 != "self" }
        guard path.count == 1, !path[0].holds(UInt8(ascii: ".")), let type = scope.typeName else { return nil }
        switch scope.lookUp(path[0])?.kind {
        case .local, .parameter: return nil
        case .member, nil: return "\(type).\(path[0])"
        }
    }
}
