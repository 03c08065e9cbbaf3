import AXSource
import SwiftSyntax

extension SwiftTree {
    /// The nodes that contain a span, from the root to the innermost. The search goes outwards from the first token of
    /// the span, because a list may have too many children to search for every span.
    func nodes(around span: Span) -> [Syntax] {
        var nodes: [Syntax] = []
        var next = token(at: span.start).map { Syntax($0) }
        while let node = next {
            if !nodes.isEmpty || node.parent == nil || contains(node, span) { nodes.append(node) }
            next = node.parent
        }
        return nodes.reversed()
    }

    /// The tokens that are entirely in a span.
    func tokens(in span: Span) -> ArraySlice<TokenSyntax> {
        let start = tokens.partitioningIndex { $0.endPosition.utf8Offset > span.start }
        let end = tokens.partitioningIndex { $0.endPositionBeforeTrailingTrivia.utf8Offset > span.end }
        return tokens[start..<max(start, end)].drop { self.span($0).start < span.start }
    }

    /// The last token whose leading trivia begins at or before an offset.
    private func token(at offset: Int) -> TokenSyntax? {
        let next = tokens.partitioningIndex { $0.position.utf8Offset > offset }
        return next == 0 ? nil : tokens[next - 1]
    }

    /// Whether a node is too long to be searched once for each choice in it.
    func isLong(_ node: some SyntaxProtocol) -> Bool {
        node.totalLength.utf8Length > Self.longestSearch
    }

    /// The length of a function of about six hundred lines, in bytes.
    private static var longestSearch: Int { 32 << 10 }

    /// Whether a node, without the trivia around it, contains a span.
    func contains(_ node: some SyntaxProtocol, _ span: Span) -> Bool {
        guard node.position.utf8Offset <= span.start, node.endPosition.utf8Offset >= span.end else { return false }
        let own = self.span(node)
        return own.start <= span.start && own.end >= span.end
    }

    /// The source of a node, without the trivia around it.
    func source(_ node: some SyntaxProtocol) -> String {
        file.string(span(node))
    }
}

extension ExprSyntax {
    /// The operands and operators of a sequence, or the expression by itself.
    var operands: [ExprSyntax] {
        self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
    }
}
