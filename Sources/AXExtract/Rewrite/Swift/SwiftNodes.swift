import AXSource
import SwiftSyntax

extension SwiftTree {
    /// The nodes that contain a span, from the root to the innermost.
    func nodes(around span: Span) -> [Syntax] {
        var nodes = [Syntax(root)]
        while let last = nodes.last,
            let next = last.children(viewMode: .sourceAccurate).first(where: { contains($0, span) })
        {
            nodes.append(next)
        }
        return nodes
    }

    /// Whether a span lies in a node, white space and comments around it left out.
    func contains(_ node: some SyntaxProtocol, _ span: Span) -> Bool {
        guard node.position.utf8Offset <= span.start, node.endPosition.utf8Offset >= span.end else { return false }
        let own = self.span(node)
        return own.start <= span.start && own.end >= span.end
    }

    /// The source of a node as it is written.
    func source(_ node: some SyntaxProtocol) -> String {
        file.string(span(node))
    }
}

extension ExprSyntax {
    /// The operands and operators of a run, or the expression alone.
    var operands: [ExprSyntax] {
        self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
    }
}
