import AXSource
import SwiftSyntax

/// Splits an expression into the pieces of a concatenation. The pieces show which parts are spoken without a pause
/// between them.
enum SwiftConcatenation {
    private static let stringTypes: Set<String> = ["Text", "AttributedString", "NSAttributedString", "String"]

    /// The pieces of the operands of `+`; the part of a piece is the index of its operand.
    static func pieces(_ operands: [ExprSyntax]) -> [Concatenation.Piece] {
        operands.enumerated().flatMap { pieces($0.element, $0.offset) }
    }

    /// The pieces of a literal such as `"\(count) \(stars)"`; the part of a piece is the index of the interpolated
    /// value.
    static func pieces(_ literal: SwiftLiteral) -> [Concatenation.Piece] {
        var next = -1
        return literal.segments.map { segment in
            if case .text(let text) = segment { return .text(text, part: nil) }
            next += 1
            return .value(part: next)
        }
    }

    /// The concatenation of array elements that a call joins with a separator.
    static func joined(
        _ elements: [ExprSyntax], by call: FunctionCallExprSyntax, in tree: SwiftTree
    ) -> Concatenation {
        let separator = Self.separator(call, elements.count)
        let pieces = elements.indices.flatMap { index -> [Concatenation.Piece] in
            (index == 0 ? [] : [separator]) + [.value(part: index)]
        }
        let expressions = elements + call.arguments.prefix(1).map(\.expression)
        return Concatenation(tree.span(call), pieces, expressions.map { tree.text($0) }, isList: true)
    }

    /// The separator that a call puts between the elements of a list.
    /// - Parameter part: the part number of a separator that isn't known, such as that of the app's own methods.
    private static func separator(_ call: FunctionCallExprSyntax, _ part: Int) -> Concatenation.Piece {
        let expression = call.arguments.first?.expression
        let isStandard = SwiftCallee.name(call.calledExpression)?.bareName == "joined"
        let text = expression == nil && isStandard ? "" : expression.flatMap(SwiftLiteral.plainText)
        return text.map { .text($0, part: nil) } ?? .opaque(part: part)
    }

    /// The concatenation of a variable's value, which is part 0, and the values that statements append to it.
    /// - Parameters:
    ///   - name: the variable.
    ///   - added: the operands and operators of each value that is appended.
    ///   - call: the call that joins the values, if the variable is a list.
    ///   - startsEmpty: whether the variable is empty before the first value is appended.
    ///   - isList: whether the variable is a list, whatever joins its values.
    static func appended(
        to name: ExprSyntax, _ added: [[ExprSyntax]], joinedBy call: FunctionCallExprSyntax?, startsEmpty: Bool,
        isList: Bool, in tree: SwiftTree
    ) -> Concatenation {
        let continuing = Set(added.indices.filter { call == nil && continues(added[$0]) }.map { $0 + 1 })
        let pieces = added.indices.flatMap { index -> [Concatenation.Piece] in
            let part = index + 1
            let value = continuing.contains(part) ? Concatenation.Piece.value(part: part) : .opaque(part: part)
            let isFirst = startsEmpty && index == 0
            return (isFirst ? [] : call.map { [separator($0, added.count + 1)] } ?? []) + [value]
        }
        let texts = added.map { value in value.last.map { tree.text(value[0], through: $0) } ?? "" }
        let glue = call?.arguments.first.map { tree.text($0.expression) }
        return Concatenation(
            tree.span(name), (startsEmpty ? [] : [.value(part: 0)]) + pieces,
            [tree.text(name)] + texts + [glue].compactMap { $0 },
            joined: continuing, isList: isList || call != nil)
    }

    /// Whether a value that is appended to a string begins with a space and so continues the phrase without a pause.
    private static func continues(_ elements: [ExprSyntax]) -> Bool {
        guard let first = elements.first, let literal = literal(of: first),
            case .text(let text)? = literal.segments.first,
            text.first?.isWhitespace == true
        else { return false }
        let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        let added = operands.enumerated().flatMap { pieces($0.element, $0.offset) }
        return Concatenation.joined([.value(part: -1)] + added).contains(-1)
    }

    private static func pieces(_ operand: ExprSyntax, _ part: Int) -> [Concatenation.Piece] {
        if let literal = literal(of: operand) { return pieces(literal, part) }
        let inner = SwiftCallee.unwrapped(operand)
        if let words = words(ofChoice: inner) { return pieces(words, part) }
        switch inner.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr: break
        default: return [.opaque(part: part)]
        }
        let name = SwiftCallee.name(inner.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner)?.bareName ?? ""
        if Concatenation.mayBeSeparator(name) || name == "joined" || name == "map" { return [.opaque(part: part)] }
        return [.value(part: part)]
    }

    private static func pieces(_ literal: SwiftLiteral, _ part: Int) -> [Concatenation.Piece] {
        literal.segments.map { segment in
            if case .text(let text) = segment { .text(text, part: part) } else { .value(part: part) }
        }
    }

    /// The literal that represents a choice between two literals with words: `isUp ? " up " : " down "`. A literal that
    /// begins or ends with a pause takes precedence; otherwise, it's the first one. Nil for other expressions.
    private static func words(ofChoice expression: ExprSyntax) -> SwiftLiteral? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            let ternary = elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self), let last = elements.last
        else { return nil }
        let branches = [ternary.thenExpression, last].compactMap(literal)
        guard branches.count == 2, !branches.contains(where: Wording.isGlue) else { return nil }
        return branches.first { Concatenation.hasOuterPause($0.text { _ in "a" }) } ?? branches[0]
    }

    /// The literal that an operand consists of. For a call such as `Text(", ")`, it's the argument, if the argument
    /// doesn't contain letters. Nil for other operands.
    private static func literal(of operand: ExprSyntax) -> SwiftLiteral? {
        let inner = SwiftCallee.unwrapped(operand)
        if let literal = inner.as(StringLiteralExprSyntax.self) { return SwiftLiteral(literal) }
        guard let call = inner.as(FunctionCallExprSyntax.self), let path = SwiftCallee.path(of: call),
            stringTypes.contains(path), call.arguments.count == 1, let text = call.arguments.first?.expression,
            let literal = text.as(StringLiteralExprSyntax.self).flatMap(SwiftLiteral.init), Wording.isGlue(literal)
        else { return nil }
        return literal
    }
}
