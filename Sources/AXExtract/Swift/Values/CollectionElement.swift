import SwiftSyntax

/// Finds the type of a collection's elements, as far as the file shows it.
enum CollectionElement {
    /// Methods that return some of the elements, in some order.
    private static let selecting: Set<String> = [
        "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
    ]
    private static let deepest = 8

    /// The type; for a local variable without a type, that of its value, such as
    /// `query.isEmpty ? songs : songs.filter { … }`. Nil if the file doesn't show it.
    static func type(of collection: ExprSyntax, in scope: SwiftScope, _ depth: Int = 0) -> String? {
        if let known = SwiftDeclarations.evidentType(of: collection) ?? scope.type(of: collection) { return known }
        guard depth < deepest else { return nil }
        let inner = SwiftCallee.unwrapped(collection)
        if let call = inner.as(FunctionCallExprSyntax.self) {
            guard let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
                selecting.contains(member.declName.baseName.text), let base = member.base
            else { return nil }
            return type(of: base, in: scope, depth + 1)
        }
        if let elements = inner.as(SequenceExprSyntax.self)?.elements {
            guard elements.count == 3, let last = elements.last,
                let ternary = elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self),
                let first = type(of: ternary.thenExpression, in: scope, depth + 1)
            else { return nil }
            return type(of: last, in: scope, depth + 1) == first ? first : nil
        }
        guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.bareName,
            case .local(let values, let owner) = scope.origin(of: name, at: collection.position.utf8Offset),
            values.assignments.isEmpty, let value = values.declaration.value
        else { return nil }
        return type(of: value, in: owner, depth + 1)
    }
}
