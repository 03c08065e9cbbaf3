import SwiftSyntax

/// Finds the expressions inside an access whose result isn't known. Localized strings among them are most likely part
/// of the result, as in `styled(NSLocalizedString("play", comment: ""))`.
enum EnclosedParts {
    /// The parts of a call, a member access or a subscript. Only their localized strings are read. If a collection
    /// literal is subscripted, as in `["Off", "On"][state]`, all strings in it are read.
    static func parts(of expression: ExprSyntax, in part: ValuePart) -> [ValuePart] {
        expressions(in: expression).map { inner in
            let kind = SwiftCallee.unwrapped(inner).kind
            let isCollection = expression.kind == .subscriptCallExpr && (kind == .arrayExpr || kind == .dictionaryExpr)
            var enclosed = part.replaced(by: inner)
            enclosed.meaning = .text
            enclosed.interest = min(part.interest, isCollection ? .strings : .localized)
            if !isChangedText(expression) { enclosed.arguments = [] }
            return enclosed
        }
    }

    /// Whether the result is a changed string: `title.flatMap(\.nilIfEmpty)`.
    private static func isChangedText(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        else { return false }
        return ["map", "flatMap"].contains(SwiftCallee.name(call.calledExpression)?.bareName)
    }

    /// The values of a dictionary literal; empty for other expressions.
    static func values(of expression: ExprSyntax) -> [ExprSyntax] {
        guard case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content else { return [] }
        return elements.map(\.value)
    }

    private static func expressions(in expression: ExprSyntax) -> [ExprSyntax] {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            // A controller isn't a string, even if it shows one: `UIHostingController(rootView: Message("…"))`.
            if SwiftCallee.path(of: call)?.hasSuffix("Controller") == true { return [] }
            let closures = [call.trailingClosure] + call.additionalTrailingClosures.map(\.closure)
            return receiver(call.calledExpression) + call.arguments.map(\.expression)
                + closures.compactMap { $0.map(ExprSyntax.init) }
        }
        if let access = expression.as(SubscriptCallExprSyntax.self) {
            return [access.calledExpression] + access.arguments.map(\.expression)
        }
        return receiver(expression)
    }

    private static func receiver(_ access: ExprSyntax) -> [ExprSyntax] {
        let access = SwiftCallee.unwrapped(access)
        if access.is(ClosureExprSyntax.self) { return [access] }
        return access.as(MemberAccessExprSyntax.self)?.base.map { [$0] } ?? []
    }
}
