import SwiftSyntax

/// A run of operands and operators that sets something: `target = value` or `target += value`.
struct SwiftAssignment {
    let target: ExprSyntax
    /// The operands and operators of the value; one or more.
    let value: [ExprSyntax]
    /// Whether the value is added to what is there.
    let adds: Bool

    /// Nil for a run that is no assignment.
    init?(_ sequence: SequenceExprSyntax) {
        let start = Array(sequence.elements.prefix(2))
        guard start.count == 2, Self.isOperator(start[1]) else { return nil }
        let rest = Array(sequence.elements.dropFirst(2))
        guard !rest.isEmpty else { return nil }
        target = start[0]
        adds = !start[1].is(AssignmentExprSyntax.self)
        value = rest
    }

    private static func isOperator(_ element: ExprSyntax) -> Bool {
        element.is(AssignmentExprSyntax.self) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
}
