import SwiftSyntax

/// Records which views of a file's types contain other views: `stack.addArrangedSubview(title)`. VoiceOver never
/// reaches the views in a view that is a single element.
struct ViewContainers {
    /// The views that are single elements, as `Type.view`.
    private var elements: Set<String> = []
    /// The containers of views, both as `Type.view`.
    private var containers: [String: String] = [:]

    /// How many levels of containers are searched.
    private static let deepest = 16

    /// The views inside a view that is a single element, as `Type.view`.
    var hiddenViews: Set<String> {
        elements.isEmpty ? [] : Set(containers.keys.filter(isInElement))
    }

    private func isInElement(_ view: String) -> Bool {
        sequence(first: view) { containers[$0] }.dropFirst().prefix(Self.deepest).contains(where: elements.contains)
    }

    /// Records that a view is a single element, if it's a property of the enclosing type.
    mutating func addElement(_ view: String, in scope: SwiftScope) {
        if let name = Self.property([view], scope) { elements.insert(name) }
    }

    /// Records a call that adds a view to another one, if both are properties of the enclosing type.
    mutating func add(_ call: FunctionCallExprSyntax, in scope: SwiftScope) {
        guard let callee = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            Self.isAddition(callee.declName.baseName.text), let base = callee.base.flatMap(SwiftCallee.path),
            let view = call.arguments.first.flatMap({ SwiftCallee.path($0.expression) }),
            let container = Self.property(base, scope), let added = Self.property(view, scope)
        else { return }
        containers[added] = container
    }

    /// Whether the name of a method, of UIKit or the app, shows that it adds a view to another one: `addArrangedView`.
    private static func isAddition(_ name: String) -> Bool {
        name.hasPrefix("add") && ["View", "view"].contains(where: name.hasSuffix)
    }

    /// The full name of a property of the enclosing type; nil for other names.
    private static func property(_ path: [String], _ scope: SwiftScope) -> String? {
        let path = path.filter { $0 != "self" }
        guard path.count == 1, let type = scope.typeName, scope.lookUp(path[0])?.kind == .member else { return nil }
        return "\(type).\(path[0])"
    }
}
