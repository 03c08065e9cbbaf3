import AXSource
import SwiftSyntax

/// Reads the names in calls, accesses and types without recursion, because names in hostile code may have any length.
enum SwiftCallee {
    /// Dotted names with more parts are ignored.
    fileprivate static let longestPath = 24

    /// The names of a dotted expression, starting with its root: `["L10n", "Player", "play"]`, and `["", "play"]` for
    /// `.play`.
    ///
    /// Optional chaining, force unwrapping, generic arguments, parentheses, `try` and `await` are ignored. Nil if the
    /// chain contains anything else but names, or too many names.
    static func path(_ expression: ExprSyntax) -> [String]? {
        var names: [String] = []
        var current = expression
        while names.count < longestPath {
            current = unwrapped(current)
            let member = current.as(MemberAccessExprSyntax.self)
            guard let name = member?.declName ?? current.as(DeclReferenceExprSyntax.self) else { return nil }
            names.append(name.baseName.bareName)
            if let base = member?.base {
                current = base
                continue
            }
            if member != nil { names.append("") }
            names.reverse()
            return names
        }
        return nil
    }

    /// The last name of a dotted expression, whatever its base is.
    static func name(_ expression: ExprSyntax) -> TokenSyntax? {
        let expression = unwrapped(expression)
        return expression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// The name of a function that is called without a base: `padding` in `padding()`. Nil for other calls, including
    /// those of initializers.
    static func nameWithoutBase(_ call: FunctionCallExprSyntax) -> TokenSyntax? {
        let name = unwrapped(call.calledExpression).as(DeclReferenceExprSyntax.self)?.baseName
        return name.flatMap { $0.bareName.beginsWithCapital ? nil : $0 }
    }

    /// The dotted name of the function or type that is called, without a final `.init`.
    static func path(of call: FunctionCallExprSyntax) -> String? {
        names(of: call)?.joined(separator: ".")
    }

    /// The parts of ``path(of:)``.
    static func names(of call: FunctionCallExprSyntax) -> [String]? {
        guard var names = path(call.calledExpression) else { return nil }
        if names.count > 1, names.last == "init" { names.removeLast() }
        return names
    }

    /// Whether the base of a member is a module or type. For example, `SwiftUI.Text(…)` is a root, not a modifier of a
    /// view.
    static func isType(_ base: ExprSyntax) -> Bool {
        guard let path = SwiftCallee.path(base) else { return false }
        return path.allSatisfy { $0.beginsWithCapital }
    }

    /// The first call in a chain of modifiers: `Text("Play")` in `Text("Play").bold()`, and `title.bold()` in
    /// `title.bold().padding()`. For an expression that isn't a call, the expression itself.
    static func root(of expression: ExprSyntax) -> ExprSyntax {
        var current = unwrapped(expression)
        while let call = current.as(FunctionCallExprSyntax.self),
            let base = unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            unwrapped(base).is(FunctionCallExprSyntax.self)
        {
            current = unwrapped(base)
        }
        return current
    }

    /// `x` in expressions that don't change a string: `(x)`, `x?`, `x!`, `try x`, `await x`, `x<T>`.
    static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        var current = expression
        while let inner = inner(current) { current = inner }
        return current
    }

    private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self)?.expression
        case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self)?.expression
        case .tryExpr: expression.as(TryExprSyntax.self)?.expression
        case .awaitExpr: expression.as(AwaitExprSyntax.self)?.expression
        case .genericSpecializationExpr: expression.as(GenericSpecializationExprSyntax.self)?.expression
        case .tupleExpr: parenthesized(expression)
        default: nil
        }
    }

    private static func parenthesized(_ expression: ExprSyntax) -> ExprSyntax? {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.label == nil
        else { return nil }
        return only.expression
    }
}

extension TokenSyntax {
    /// The name without backticks: `accessibilityLabel` for `` `accessibilityLabel` ``.
    var bareName: String {
        let name = text
        guard name.utf8.first == UInt8(ascii: "`"), name.utf8.count > 2 else { return name }
        return String(name.dropFirst().dropLast())
    }
}

extension TypeSyntax {
    /// The dotted name of a type without generic arguments: `UIButton.Configuration`; nil if the type isn't a name.
    var path: String? {
        var names: [String] = []
        var current = self
        while names.count < SwiftCallee.longestPath {
            if let named = current.as(IdentifierTypeSyntax.self) {
                return (names + [named.name.bareName]).reversed().joined(separator: ".")
            }
            guard let member = current.as(MemberTypeSyntax.self) else { return nil }
            names.append(member.name.bareName)
            current = member.baseType
        }
        return nil
    }
}
