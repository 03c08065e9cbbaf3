import AXSource
import SwiftSyntax

/// The text of a Swift string literal: escapes resolved, indentation of multi-line literals removed.
struct SwiftLiteral {
    enum Segment {
        case text(String)
        case interpolation(LabeledExprListSyntax)
    }

    let segments: [Segment]
    /// Whether the literal is a single-line literal without `#`.
    let isPlain: Bool

    /// Nil if the literal isn't closed or contains a syntax error.
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
            guard let operand = plainText(element) else { return nil }
            text += operand
        }
        return text
    }

    /// The text of a literal without interpolation; nil for another expression.
    static func plainText(_ expression: ExprSyntax) -> String? {
        guard let syntax = expression.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(syntax),
            literal.interpolations.isEmpty
        else { return nil }
        return literal.text { _ in "" }
    }

    var interpolations: [LabeledExprListSyntax] {
        segments.compactMap { if case .interpolation(let values) = $0 { values } else { nil } }
    }

    /// The text, with a replacement for each interpolation.
    func text(_ replacement: (LabeledExprListSyntax) -> String) -> String {
        segments.reduce(into: "") { text, segment in
            switch segment {
            case .text(let part): text += part
            case .interpolation(let values): text += replacement(values)
            }
        }
    }

    private static func append(_ source: String, _ pounds: Int, to segments: inout [Segment]) {
        let text = SwiftEscapes.resolved(source, pounds: pounds)
        if case .text(let before)? = segments.last {
            segments[segments.count - 1] = .text(before + text)
        } else {
            segments.append(.text(text))
        }
    }
}

/// Resolves the escape sequences of Swift string literals.
private enum SwiftEscapes {
    /// The text of a segment. An invalid escape remains unchanged.
    /// - Parameter pounds: The number of `#` on each side of the literal, and after the `\` of each escape.
    static func resolved(_ source: String, pounds: Int) -> String {
        guard source.holdsByte(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else { return source }
        let scalars = Array(source.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\\", let (scalar, next) = escape(scalars, index + 1, pounds) {
                if let scalar { result.append(scalar) }
                index = next
            } else if scalars[index] == "\r" {
                // Line ends in multi-line literals are always LF.
                result.append("\n")
                index += index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// The scalar of an escape, and the index after the escape. The scalar is nil for an escaped line end. The result
    /// is nil for an invalid escape.
    private static func escape(_ scalars: [Unicode.Scalar], _ start: Int, _ pounds: Int) -> (Unicode.Scalar?, Int)? {
        let index = start + pounds
        guard index < scalars.count, scalars[start..<index].allSatisfy({ $0 == "#" }) else { return nil }
        if let simple = simple[scalars[index]] { return (simple, index + 1) }
        if scalars[index] == "u" { return unicode(scalars, index + 1) }
        var end = index
        while end < scalars.count, scalars[end] == " " || scalars[end] == "\t" { end += 1 }
        guard end < scalars.count, scalars[end] == "\n" || scalars[end] == "\r" else { return nil }
        let isPair = scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n"
        return (nil, end + (isPair ? 2 : 1))
    }

    /// The scalar of a Unicode escape such as `\u{1F3B5}`, and the index after the escape. The braces, which begin at
    /// `start`, contain one to eight hexadecimal digits. Nil for an invalid escape.
    private static func unicode(_ scalars: [Unicode.Scalar], _ start: Int) -> (Unicode.Scalar?, Int)? {
        guard start < scalars.count, scalars[start] == "{" else { return nil }
        let digits = scalars[(start + 1)...].prefix(9).prefix { $0 != "}" }
        guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
            let scalar = Unicode.Scalar(value), start + 1 + digits.count < scalars.count,
            scalars[start + 1 + digits.count] == "}"
        else { return nil }
        return (scalar, start + digits.count + 2)
    }

    private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'",
    ]
}

extension ExprSyntax {
    /// Whether the expression is the literal `true`.
    var isTrue: Bool { self.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true) }
    /// Whether the expression is the literal `false`.
    var isFalse: Bool { self.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) }
}
