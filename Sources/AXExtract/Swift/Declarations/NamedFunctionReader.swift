import AXSource
import SwiftSyntax

extension NamedFunction {
    /// Nil for a function that overrides another one, has an attribute by which other code may call it, or has a name
    /// that the compiler calls.
    init?(_ function: FunctionDeclSyntax, in scope: SwiftScope) {
        let attributes = function.attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        let isKnown = attributes.allSatisfy { $0.map(Self.attributes.contains) ?? false }
        let isCalledByOthers = function.modifiers.contains { Self.modifiers.contains($0.name.text) }
        name = function.name.bareName
        guard isKnown, !isCalledByOthers, name.utf8.allSatisfy(\.isIdentifierByte), !name.hasPrefix("build"),
            !Self.namesOfCompiler.contains(name)
        else { return nil }
        start = function.position.utf8Offset
        type = scope.typeName
        isPrivate = StringDeclaration.isPrivate(function.modifiers)
    }

    /// The attributes that don't matter to callers.
    private static let attributes: Set<String> = ["MainActor", "ViewBuilder", "discardableResult", "inlinable"]
    private static let modifiers: Set<String> = ["override", "dynamic"]
    private static let namesOfCompiler: Set<String> = [
        "appendInterpolation", "callAsFunction", "dynamicallyCall", "hash", "main",
    ]
}
