import SwiftSyntax

/// An assignment: `target = value` or `target += value`.
struct SwiftAssignment {
    let target: ExprSyntax
    /// The operands and operators of the value; one or more.
    let value: [ExprSyntax]
    /// Whether the operator is `+=`.
    let adds: Bool

    /// Nil if the sequence isn't an assignment.
    init?(_ sequence: SequenceExprSyntax) {
        var elements = sequence.elements.makeIterator()
        guard let target = elements.next(), let assignment = elements.next(), Self.isOperator(assignment) else {
            return nil
        }
        let rest = Array(IteratorSequence(elements))
        guard !rest.isEmpty else { return nil }
        self.target = target
        adds = !assignment.is(AssignmentExprSyntax.self)
        value = rest
    }

    /// Faster than the initializer because it doesn't read the value, which may be long.
    static func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
        var elements = sequence.elements.dropFirst().makeIterator()
        return elements.next().map(isOperator) ?? false && elements.next() != nil
    }

    private static func isOperator(_ element: ExprSyntax) -> Bool {
        element.is(AssignmentExprSyntax.self) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
}
