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
        var elements = sequence.elements.makeIterator()
        guard let target = elements.next(), let sign = elements.next(), Self.isOperator(sign) else { return nil }
        let rest = Array(IteratorSequence(elements))
        guard !rest.isEmpty else { return nil }
        self.target = target
        adds = !sign.is(AssignmentExprSyntax.self)
        value = rest
    }

    /// Whether a run sets something. Its value may be long, and is not gone over.
    static func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
        var elements = sequence.elements.dropFirst().makeIterator()
        return elements.next().map(isOperator) ?? false && elements.next() != nil
    }

    private static func isOperator(_ element: ExprSyntax) -> Bool {
        element.is(AssignmentExprSyntax.self) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
}
