import AXSource
import SwiftSyntax

/// The associated values of enumeration cases, which patterns bind to names.
enum PayloadType {
    /// The name under which an associated value is declared: `failed(0)` for the first one of `case failed(Reason)`.
    static func member(_ enumCase: String, _ index: Int) -> String { "\(enumCase)(\(index))" }

    /// The dotted name of the associated value that a pattern binds to a name: `Phase.failed(0)` for `reason` in
    /// `case .failed(let reason)`. Nil for other patterns, and if the file doesn't show the type of the tested value.
    static func name(boundBy pattern: Syntax, in scope: SwiftScope) -> String? {
        var (argument, subject): (LabeledExprSyntax?, ExprSyntax?) = (nil, nil)
        for node in sequence(first: pattern, next: \.parent).prefix(deepest) {
            if argument == nil { argument = node.as(LabeledExprSyntax.self) }
            if let matching = node.as(MatchingPatternConditionSyntax.self) { subject = matching.initializer.value }
            if let branches = node.as(SwitchExprSyntax.self) { subject = branches.subject }
            if subject != nil || node.is(CodeBlockItemSyntax.self) { break }
        }
        guard let argument, let subject, let list = argument.parent?.as(LabeledExprListSyntax.self),
            let index = list.firstIndex(of: argument), let call = list.parent?.as(FunctionCallExprSyntax.self),
            let enumCase = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareName,
            let type = subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
                ? scope.typeName : scope.type(of: subject)
        else { return nil }
        return "\(type).\(member(enumCase, list.distance(from: list.startIndex, to: index)))"
    }

    /// How many nodes around a name are searched.
    private static let deepest = 24
}
