import SwiftSyntax

/// Finds the parts of an expression that are put together to one text without a pause between them.
enum SwiftJoints {
    /// Types that hold a text.
    private static let texts: Set<String> = ["Text", "AttributedString", "NSAttributedString", "String"]

    /// The operands of `+`, by their indices.
    static func joined(_ operands: [ExprSyntax]) -> Set<Int> {
        SpokenJoint.joined(operands.enumerated().flatMap { pieces($0.element, $0.offset) })
    }

    /// The values of a literal such as `"\(count) \(stars)"`, by their indices.
    static func joined(_ literal: SwiftLiteral) -> Set<Int> {
        var next = -1
        let pieces = literal.segments.map { segment -> SpokenJoint.Piece in
            if case .text(let text) = segment { return .text(text, part: -1) }
            next += 1
            return .value(part: next)
        }
        return SpokenJoint.joined(pieces)
    }

    /// Whether what is added to a text begins with a blank, so that it goes on with a sentence.
    static func continues(_ elements: [ExprSyntax]) -> Bool {
        guard let first = elements.first, let literal = literal(of: first),
            case .text(let text)? = literal.segments.first,
            text.first?.isWhitespace == true
        else { return false }
        let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        let added = operands.enumerated().flatMap { pieces($0.element, $0.offset) }
        return SpokenJoint.joined([.value(part: -1)] + added).contains(-1)
    }

    /// Whether the elements of a list are joined with a blank or nothing.
    static func isBlankSeparator(_ call: FunctionCallExprSyntax) -> Bool {
        guard let separator = call.arguments.first else { return true }
        guard let text = SwiftLiteral.plainText(separator.expression) else { return false }
        return SpokenJoint.joined([.value(part: 0), .text(text, part: -1), .value(part: 1)]).count == 2
    }

    private static func pieces(_ operand: ExprSyntax, _ part: Int) -> [SpokenJoint.Piece] {
        if let literal = literal(of: operand) { return pieces(literal, part) }
        let inner = SwiftCallee.unwrapped(operand)
        if let words = words(ofChoice: inner) { return pieces(words, part) }
        switch inner.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr: break
        default: return [.opaque]
        }
        let name = SwiftCallee.name(inner.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner)?.bareName ?? ""
        if SpokenJoint.isGlueName(name) || name == "joined" || name == "map" { return [.opaque] }
        return [.value(part: part)]
    }

    private static func pieces(_ literal: SwiftLiteral, _ part: Int) -> [SpokenJoint.Piece] {
        literal.segments.map { segment in
            if case .text(let text) = segment { .text(text, part: part) } else { .value(part: part) }
        }
    }

    /// The literal that speaks for a choice of which each branch is one with words: `isUp ? " up " : " down "`. It is
    /// the first, or one that begins or ends with a pause.
    private static func words(ofChoice expression: ExprSyntax) -> SwiftLiteral? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            let ternary = elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self), let last = elements.last
        else { return nil }
        let branches = [ternary.thenExpression, last].compactMap(literal)
        guard branches.count == 2, !branches.contains(where: Wording.isGlue) else { return nil }
        return branches.first { SpokenJoint.isListed($0.text { _ in "a" }) } ?? branches[0]
    }

    /// A literal, also one in `Text(", ")`.
    private static func literal(of operand: ExprSyntax) -> SwiftLiteral? {
        let inner = SwiftCallee.unwrapped(operand)
        if let literal = inner.as(StringLiteralExprSyntax.self) { return SwiftLiteral(literal) }
        guard let call = inner.as(FunctionCallExprSyntax.self), let path = SwiftCallee.path(of: call),
            texts.contains(path), call.arguments.count == 1, let text = call.arguments.first?.expression,
            let literal = text.as(StringLiteralExprSyntax.self).flatMap(SwiftLiteral.init), Wording.isGlue(literal)
        else { return nil }
        return literal
    }
}
