import SwiftSyntax

/// Finds the type that is written for the place of an expression, and the receiver that the expression is assigned to.
enum ExpectedType {
    struct Place {
        var type: String?
        /// The left side of the assignment.
        var target: ExprSyntax?
    }

    /// How many enclosing nodes are looked at.
    private static let reach = 24

    /// The place of an expression, through arrays, parentheses, branches and `return`.
    static func place(of expression: some ExprSyntaxProtocol) -> Place {
        var current = Syntax(expression)
        for _ in 0..<reach {
            guard let parent = current.parent else { break }
            switch parent.kind {
            case .functionCallExpr:
                return Place(type: nil, target: appended(parent, from: current))
            case .closureExpr, .sourceFile: return Place()
            case .sequenceExpr:
                guard let found = assignment(parent) else { break }
                return found
            case .patternBinding:
                let binding = parent.as(PatternBindingSyntax.self)
                return Place(type: binding?.typeAnnotation.flatMap { SwiftDeclarations.typeName($0.type) })
            case .functionDecl:
                let clause = parent.as(FunctionDeclSyntax.self)?.signature.returnClause
                return Place(type: clause.flatMap { SwiftDeclarations.typeName($0.type) })
            default: break
            }
            current = parent
        }
        return Place()
    }

    /// `cell.accessibilityCustomActions?.append(…)` sets something on `cell` too.
    private static func appended(_ call: Syntax, from child: Syntax) -> ExprSyntax? {
        guard let call = call.as(FunctionCallExprSyntax.self), child.kind == .labeledExprList,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "append"
        else { return nil }
        return member.base
    }

    private static func assignment(_ sequence: Syntax) -> Place? {
        guard let elements = sequence.as(SequenceExprSyntax.self)?.elements, let target = elements.first,
            elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        let name = SwiftCallee.name(target)?.text ?? ""
        return Place(type: elementTypes[name], target: target)
    }

    /// What collections of UIKit and AppKit hold.
    private static let elementTypes: [String: String] = [
        "accessibilityCustomActions": "UIAccessibilityCustomAction",
        "accessibilityCustomContent": "AXCustomContent",
        "accessibilityCustomRotors": "UIAccessibilityCustomRotor",
        "accessibilityDragSourceDescriptors": "UIAccessibilityLocationDescriptor",
        "accessibilityDropPointDescriptors": "UIAccessibilityLocationDescriptor",
    ]
}
