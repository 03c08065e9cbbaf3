import AXSource
import SwiftSyntax

/// The first syntax error in a Swift file.
struct FirstSyntaxError {
    let span: Span
    /// The error, described without its location, such as “missing “)””.
    let what: String

    /// The number of characters after which a quote is truncated.
    private static let longestQuote = 40

    /// Nil for a file without errors.
    init?(in tree: SwiftTree) {
        guard tree.root.hasError else { return nil }
        let node = Self.faultyNode(under: Syntax(tree.root))
        let isMissing = node.as(TokenSyntax.self)?.presence == .missing
        span = isMissing ? Span(at: tree.span(node).start) : Self.firstLine(of: node, tree)
        what = Self.description(node, tree)
    }

    /// The first node that has an error itself, rather than in one of its children.
    private static func faultyNode(under root: Syntax) -> Syntax {
        var current = root
        while current.kind != .unexpectedNodes,
            let next = current.children(viewMode: .all).first(where: isFaulty)
        {
            current = next
        }
        return current
    }

    private static func isFaulty(_ node: Syntax) -> Bool {
        node.hasError || node.kind == .unexpectedNodes || node.as(TokenSyntax.self)?.presence == .missing
    }

    /// Versions of swift-syntax differ in how many lines an error spans, so only its first line is reported.
    private static func firstLine(of node: Syntax, _ tree: SwiftTree) -> Span {
        let span = tree.span(node)
        let line = tree.file.text[span.start..<span.end].prefix { $0 != 0x0A && $0 != 0x0D }
        return Span(span.start, line.endIndex)
    }

    private static func description(_ node: Syntax, _ tree: SwiftTree) -> String {
        guard let token = node.as(TokenSyntax.self), token.presence == .missing else {
            return "unexpected “\(tree.text(node).prefix { $0 != " " }.prefix(longestQuote))”"
        }
        return token.text.isEmpty ? "missing token" : "missing “\(token.text)”"
    }
}
