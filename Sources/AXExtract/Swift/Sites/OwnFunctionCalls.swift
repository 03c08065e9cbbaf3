import AXSource
import SwiftSyntax

/// The calls of a file that may be those of its own functions, with arguments that may be strings. Only after the walk
/// through the file is it known which functions set accessibility attributes.
struct OwnFunctionCalls {
    private var calls: [(call: FunctionCallExprSyntax, scope: SwiftScope)] = []
    /// The names of functions in extensions, which any object may have.
    private var extensionFunctions: Set<String> = []
    /// The names of functions that may be modifiers. Their uses are read separately.
    private var modifiers: Set<String> = []

    /// Notes a function that the file declares.
    mutating func declare(_ function: FunctionDeclSyntax, _ context: SiteContext) {
        if function.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true {
            extensionFunctions.insert(function.name.bareName)
        }
        if context.mayDeclareModifier(function) { modifiers.insert(function.name.bareName) }
    }

    /// Keeps a call that may be one of a function of the file.
    /// - Returns: Whether the call is kept.
    mutating func keep(_ call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext) -> Bool {
        guard AppCallArgument.mayCallOwnFunction(call, context) else { return false }
        calls.append((call, scope))
        return true
    }

    /// The arguments of the calls that may be strings.
    /// - Parameter sites: All sites of the file.
    func arguments(spokenAt sites: [SwiftSite], _ context: SiteContext) -> [AppCallArgument] {
        let speaking = Set(sites.compactMap { $0.scope.enclosingFunction?.name }).subtracting(modifiers)
        return calls.filter { isOfOwnFunction($0.call) }.flatMap { call, scope in
            AppCallArgument.arguments(of: call, in: scope, context, speaking: speaking)
        }
    }

    /// Whether a call isn't one of another object's method.
    private func isOfOwnFunction(_ call: FunctionCallExprSyntax) -> Bool {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return true }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "self" || name == "Self" {
            return true
        }
        return SwiftCallee.name(call.calledExpression).map { extensionFunctions.contains($0.bareName) } ?? false
    }
}
