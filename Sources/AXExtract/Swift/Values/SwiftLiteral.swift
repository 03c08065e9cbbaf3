import SwiftSyntax

/// The text of a Swift string literal: escapes resolved, indentation of multi-line literals removed.
struct SwiftLiteral {
    enum Segment {
        case text(String)
        case interpolation(LabeledExprListSyntax)
    }

    let segments: [Segment]
    /// Whether the literal stands on one line between plain quotes.
    let isPlain: Bool

    /// Nil for a literal that does not end or holds something that is no Swift.
    init?(_ literal: StringLiteralExprSyntax) {
        guard literal.closingQuote.presence == .present, !literal.hasError else { return nil }
        let pounds = literal.openingPounds?.text.utf8.count ?? 0
        var segments: [Segment] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): Self.append(part.content.text, pounds, to: &segments)
            case .expressionSegment(let part): segments.append(.interpolation(part.expressions))
            }
        }
        self.segments = segments
        isPlain = pounds == 0 && literal.openingQuote.tokenKind == .stringQuote
    }

    /// The text of a literal without interpolation, or of several that are joined with `+`; nil for anything else.
    static func constantText(_ expression: ExprSyntax) -> String? {
        let expression = SwiftCallee.unwrapped(expression)
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return plainText(expression) }
        let isJoined = sequence.elements.allSatisfy { element in
            element.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" } ?? true
        }
        guard isJoined else { return nil }
        var text = ""
        for element in sequence.elements where !element.is(BinaryOperatorExprSyntax.self) {
            guard let piece = plainText(element) else { return nil }
            text += piece
        }
        return text
    }

    /// The text of a literal without interpolation; nil for another expression.
    static func plainText(_ expression: ExprSyntax) -> String? {
        guard let spelled = expression.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(spelled),
            literal.interpolations.isEmpty
        else { return nil }
        return literal.text { _ in "" }
    }

    /// The interpolated values, in order.
    var interpolations: [LabeledExprListSyntax] {
        segments.compactMap { if case .interpolation(let values) = $0 { values } else { nil } }
    }

    /// The text, with every interpolation as `replacement` spells it.
    func text(_ replacement: (LabeledExprListSyntax) -> String) -> String {
        segments.reduce(into: "") { text, segment in
            switch segment {
            case .text(let part): text += part
            case .interpolation(let values): text += replacement(values)
            }
        }
    }

    private static func append(_ spelled: String, _ pounds: Int, to segments: inout [Segment]) {
        let text = SwiftEscapes.resolved(spelled, pounds: pounds)
        if case .text(let before)? = segments.last {
            segments[segments.count - 1] = .text(before + text)
        } else {
            segments.append(.text(text))
        }
    }
}
