import SwiftSyntax

/// A statement that, in a loop over an array literal, sets a property of a different element in each step:
/// `for (index, trait) in [.button, .link].enumerated() { views[index + 1].accessibilityTraits = trait }`.
struct UnrolledLoop {
    /// The receiver and the value in each step.
    let steps: [(receiver: String, value: ExprSyntax)]

    /// A longer array isn't a list of views.
    private static let mostSteps = 64

    /// - Parameters:
    ///   - value: the operands and operators of the value.
    ///   - receiver: the receiver of the statement, such as `views[index + 1]`.
    /// - Returns: nil if the value isn't the variable of such a loop, or if the array has too many elements.
    init?(_ value: [ExprSyntax], _ receiver: String, _ scope: SwiftScope) {
        guard value.count == 1, let variable = value[0].as(DeclReferenceExprSyntax.self)?.baseName.bareName,
            let open = receiver.firstIndex(of: "["), receiver.hasSuffix("]"),
            let loop = ViewLoop(around: value[0], of: variable), let index = loop.index,
            let array = loop.sequence.as(ArrayExprSyntax.self)
                ?? SwiftCallee.path(loop.sequence)?.first.flatMap({ scope.array($0, at: loop.start) }),
            array.elements.count <= Self.mostSteps
        else { return nil }
        let position = receiver[receiver.index(after: open)...].dropLast().split(separator: "+")
        let words = position.map { $0.filter { !$0.isWhitespace } }
        guard words.first == index, words.count < 3 else { return nil }
        guard let offset = words.count == 2 ? Int(words[1]) : 0, offset <= Self.mostSteps else { return nil }
        steps = array.elements.enumerated().map { step, element in
            ("\(receiver[..<open])[\(step + offset)]", element.expression)
        }
    }
}

/// A `for` loop over a collection: `for label in labels` or `for (index, label) in labels.enumerated()`.
struct ViewLoop {
    /// The variable for the index from `enumerated()`; nil without one.
    let index: String?
    /// The collection, without `enumerated()`.
    let sequence: ExprSyntax
    /// The UTF-8 offset of the loop.
    let start: Int

    private static let deepest = 32

    /// Finds the innermost loop around `node` that names its elements `variable`; nil without such a loop.
    init?(around node: some SyntaxProtocol, of variable: String) {
        var current = Syntax(node)
        for _ in 0..<Self.deepest {
            guard let parent = current.parent else { return nil }
            if let loop = parent.as(ForStmtSyntax.self), let index = Self.index(of: variable, in: loop.pattern) {
                self.index = index.isEmpty ? nil : index
                let call = loop.sequence.as(FunctionCallExprSyntax.self)
                let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
                sequence = call.flatMap { LoopElement.isEnumeration($0) ? base : nil } ?? loop.sequence
                start = loop.position.utf8Offset
                return
            }
            current = parent
        }
        return nil
    }

    /// - Returns: the variable for the index, or an empty string if there isn't one; nil if the pattern doesn't name
    ///   the elements `variable`.
    private static func index(of variable: String, in pattern: PatternSyntax) -> String? {
        func name(_ pattern: PatternSyntax) -> String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName }
        if name(pattern) == variable { return "" }
        let pair = pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? []
        return pair.count == 2 && name(pair[1]) == variable ? name(pair[0]) ?? "" : nil
    }
}

extension SwiftScope {
    /// The array literal that a local variable is declared with; nil for other names, and if the variable is assigned
    /// again.
    func array(_ name: String, at offset: Int) -> ArrayExprSyntax? {
        guard case .local(let values, _) = origin(of: name, at: offset), values.assignments.isEmpty else { return nil }
        return values.declaration.value?.as(ArrayExprSyntax.self)
    }
}
