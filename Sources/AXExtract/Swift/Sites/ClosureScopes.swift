import SwiftSyntax

/// The scopes of a file's closures and of the bodies of its members, which are read again when their results are looked
/// for. It is made while one file is walked, and lives no longer.
final class ClosureScopes {
    private var scopes: [SyntaxIdentifier: SwiftScope] = [:]

    /// The scope of a closure; nil where the walk did not come to it.
    func scope(of closure: ClosureExprSyntax) -> SwiftScope? { scopes[closure.id] }

    /// The scope of a closure or body, made when it is asked for first.
    func scope(of node: some SyntaxProtocol, make: () -> SwiftScope) -> SwiftScope {
        if let known = scopes[node.id] { return known }
        let scope = make()
        scopes[node.id] = scope
        return scope
    }
}
