import AXModel
import SwiftSyntax

/// The first use of a custom action that a local variable holds, such as `play` in
/// `cell.accessibilityCustomActions = isOn ? [play] : nil`. It shows which element gets the action, and under which
/// conditions.
struct ActionUse {
    let expression: ExprSyntax
    let branch: Branch

    /// How many tokens after the variable's declaration are searched for a use.
    private static let longestSearch = 1_000
    /// How many levels around a use are searched for an assignment.
    private static let deepest = 16

    /// - Parameter call: the call that makes the action.
    /// - Returns: nil if the call isn't the value of a local variable, or if no later statement uses the variable.
    init?(of call: FunctionCallExprSyntax, in context: SiteContext) {
        guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
            let statement = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
            let statements = statement.parent?.as(CodeBlockItemListSyntax.self),
            let use = Self.firstUse(of: name, after: statement, in: statements)
        else { return nil }
        expression = use
        let enclosing = context.branches.enclosing(Syntax(use)).branch
        branch = enclosing.adding(Self.choice(around: use, in: context.tree))
    }

    private static func firstUse(
        of name: String, after statement: CodeBlockItemSyntax, in statements: CodeBlockItemListSyntax
    ) -> ExprSyntax? {
        var token = statement.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        for _ in 0..<longestSearch {
            guard let here = token, here.position < statements.endPosition else { return nil }
            if here.text == name, let use = here.parent?.as(DeclReferenceExprSyntax.self) { return ExprSyntax(use) }
            token = here.nextToken(viewMode: .sourceAccurate)
        }
        return nil
    }

    /// The branch of `? :` or `??` that contains the use, if the use is in the value of an assignment; otherwise
    /// `.always`.
    private static func choice(around use: ExprSyntax, in tree: SwiftTree) -> Branch {
        var current = Syntax(use)
        for _ in 0..<deepest {
            guard let parent = current.parent else { break }
            if let assignment = parent.as(SequenceExprSyntax.self).flatMap({ SwiftAssignment($0) }),
                let first = assignment.value.first
            {
                let parts = SequenceParts(tree: tree, part: ValuePart(first, .text)).parts(of: assignment.value)
                let holder = parts.first {
                    $0.expression.position <= use.position && use.endPosition <= $0.expression.endPosition
                }
                return holder?.branch ?? .always
            }
            current = parent
        }
        return .always
    }
}
