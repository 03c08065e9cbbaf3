import SwiftSyntax

/// An assignment: `target = value`, `target += value` or, for traits before Swift 4.2, `target |= value`.
struct SwiftAssignment {
    let target: ExprSyntax
    /// The operands and operators of the value; one or more.
    let value: [ExprSyntax]
    /// Whether the operator is `+=` or `|=`.
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

    /// The assignment as an addition, if it appends to its target: `title += " (new)"` for `title = title + " (new)"`.
    /// Other assignments remain unchanged.
    var asAddition: SwiftAssignment {
        guard !adds, value.count > 2, let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text,
            value[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name,
            value.allSatisfy({
                $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" } ?? !$0.is(
                    UnresolvedTernaryExprSyntax.self)
            })
        else { return self }
        return SwiftAssignment(target: target, value: Array(value.dropFirst(2)), adds: true)
    }

    private init(target: ExprSyntax, value: [ExprSyntax], adds: Bool) {
        (self.target, self.value, self.adds) = (target, value, adds)
    }

    /// Faster than the initializer because it doesn't read the value, which may be long.
    static func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
        var elements = sequence.elements.dropFirst().makeIterator()
        return elements.next().map(isOperator) ?? false && elements.next() != nil
    }

    private static func isOperator(_ element: ExprSyntax) -> Bool {
        element.is(AssignmentExprSyntax.self)
            || element.as(BinaryOperatorExprSyntax.self).map { ["+=", "|="].contains($0.operator.text) } ?? false
    }
}
