import AXModel
import AXSource
import SwiftSyntax

/// The calls in a file that may call functions of the same file, with arguments that may be strings. The functions that
/// set accessibility attributes are known only after the walk through the file.
struct OwnFunctionCalls {
    /// A function of the file. Without a type, it's a global one.
    private struct Function: Hashable {
        let type: String?
        let name: String
    }

    private var calls: [(call: FunctionCallExprSyntax, scope: SwiftScope)] = []
    private var declared: Set<Function> = []
    /// The names of functions that may be modifiers. Their uses are read separately.
    private var modifiers: Set<String> = []

    /// Notes a function that the file declares.
    /// - Parameter scope: The scope around the function.
    mutating func declare(_ function: FunctionDeclSyntax, in scope: SwiftScope, _ context: SiteContext) {
        declared.insert(Function(type: scope.typeName, name: function.name.bareName))
        if context.mayDeclareModifier(function) { modifiers.insert(function.name.bareName) }
    }

    /// Keeps a call that may refer to a function of the file, and may pass a string.
    /// - Returns: Whether the call is kept.
    mutating func keep(_ call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext) -> Bool {
        guard AppCallArgument.mayCallOwnFunction(call, context) else { return false }
        calls.append((call, scope))
        return true
    }

    /// The arguments of the calls that may be strings.
    /// - Parameters:
    ///   - sites: All sites of the file.
    ///   - others: The arguments of other calls, which a function may pass on.
    func arguments(
        spokenAt sites: [SwiftSite], orPassedOnAs others: [AppCallArgument], _ context: SiteContext
    ) -> [AppCallArgument] {
        let scopes = sites.map(\.scope) + others.filter(\.isDynamic).map(\.scope)
        let speaking = Set(
            scopes.compactMap { scope in
                scope.enclosingFunction?.name.map { Function(type: scope.typeName, name: $0) }
            })
        let announcing = Set(
            sites.lazy.filter { $0.row.role == .announcement }.compactMap { site in
                site.scope.enclosingAnnouncer?.name.map { Function(type: site.scope.typeName, name: $0.lastName) }
            })
        return calls.flatMap { call, scope -> [AppCallArgument] in
            let called = function(calledBy: call, in: scope)
            let function = called.flatMap { speaking.contains($0) ? $0.name : nil }
            let isModifier = function.map(modifiers.contains) ?? false
            return AppCallArgument.arguments(
                of: call, in: scope, context, speaking: isModifier ? nil : function,
                announces: called.map(announcing.contains) ?? false)
        }
    }

    /// The function of the enclosing type or of the file that a call may refer to; nil if the receiver is another
    /// object, whose type isn't known.
    private func function(calledBy call: FunctionCallExprSyntax, in scope: SwiftScope) -> Function? {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return nil }
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let receiver = base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? base.map { _ in "" }
        guard [nil, "self", "Self"].contains(receiver) else { return nil }
        let own = Function(type: scope.typeName, name: name)
        if declared.contains(own) { return own }
        return receiver == nil ? Function(type: nil, name: name) : nil
    }
}
