import SwiftSyntax

/// A key path that `map` applies to the elements of a collection: `\.title` in `songs.map(\.title)`.
struct MappedKeyPath {
    let call: FunctionCallExprSyntax
    let keyPath: KeyPathExprSyntax
    let collection: ExprSyntax
    /// The names of the members, the outermost first.
    let names: [String]

    /// No real key path has more parts.
    private static let longest = 8

    /// Nil for a call without a key path, and if no transcript is made.
    init?(_ call: FunctionCallExprSyntax, in tree: SwiftTree) {
        guard tree.isForTranscript, call.arguments.count == 1, call.trailingClosure == nil,
            let first = call.arguments.first, first.label == nil,
            let keyPath = first.expression.as(KeyPathExprSyntax.self), keyPath.components.count <= Self.longest,
            let collection = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        let names = keyPath.components.compactMap { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.bareName
        }
        guard !names.isEmpty, names.count == keyPath.components.count else { return nil }
        (self.call, self.keyPath, self.collection, self.names) = (call, keyPath, collection, names)
    }

    /// Nil for an expression that isn't the key path.
    init?(_ keyPath: ExprSyntax, in tree: SwiftTree) {
        guard keyPath.is(KeyPathExprSyntax.self),
            let call = keyPath.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        self.init(call, in: tree)
    }
}
