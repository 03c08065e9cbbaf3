import AXModel
import SwiftSyntax

/// Finds the parts of an expression that are put together to one text without a pause between them.
enum SwiftJoints {
    /// Names of what stands between parts, or may bring a comma of its own.
    private static let glueNames = [
        "separator", "comma", "delimiter", "divider", "newline", "suffix", "prefix", "space", "pause",
    ]
    /// Types that hold a text.
    private static let texts: Set<String> = ["Text", "AttributedString", "NSAttributedString", "String"]

    /// The operands of `+`, by their indices.
    static func joined(_ operands: [ExprSyntax]) -> Set<Int> {
        SpokenJoint.joined(operands.enumerated().flatMap { pieces($0.element, $0.offset) })
    }

    /// The values of a format such as `"%d %@"`, by their indices.
    static func joined(format: String) -> Set<Int> {
        var next = 0
        let pieces = Message(parsing: format).segments.map { segment -> SpokenJoint.Piece in
            switch segment {
            case .text(let text): return .text(text, part: -1)
            case .placeholder(let specifier):
                if specifier.isLiteralPercent { return .text("%", part: -1) }
                next += 1
                return .value(part: (specifier.position ?? next) - 1)
            }
        }
        return SpokenJoint.joined(pieces)
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
        switch inner.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr: break
        default: return [.opaque]
        }
        let name = SwiftCallee.name(inner.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner)?.bareName ?? ""
        let lowercased = name.lowercased()
        if glueNames.contains(where: lowercased.contains) || name == "joined" || name == "map" { return [.opaque] }
        return [.value(part: part)]
    }

    private static func pieces(_ literal: SwiftLiteral, _ part: Int) -> [SpokenJoint.Piece] {
        literal.segments.map { segment in
            if case .text(let text) = segment { .text(text, part: part) } else { .value(part: part) }
        }
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
