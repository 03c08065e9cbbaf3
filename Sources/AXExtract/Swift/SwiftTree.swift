import AXSource
import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax tree.
///
/// Postfix chains (`a.b().c()…`) nest to any depth, so nothing here or above asks swift-syntax for a node's text or first
/// token, which it finds by recursion; texts are cut out of the file's bytes instead.
struct SwiftTree {
    /// Deeper nesting of statements, expressions and types is left unparsed. Real code stays far below.
    static let maximumNesting = 256
    /// Longer texts are cut, so that nested expressions cannot add up.
    private static let longestText = 240

    let file: SourceFile
    let root: SourceFileSyntax

    init(parsing file: SourceFile) {
        self.file = file
        root = file.text.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
        }
    }

    /// Where a node stands, white space and comments around it left out.
    func span(_ node: some SyntaxProtocol) -> Span {
        let count = file.text.count
        let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, count)
        let start = SwiftTrivia.end(in: file.text, from: min(node.position.utf8Offset, count), to: end)
        return Span(start, max(start, end))
    }

    /// The text of a node on one line, cut where it is long.
    func text(_ node: some SyntaxProtocol) -> String {
        text(span(node))
    }

    /// The text from one node to another on one line, cut where it is long.
    func text(_ first: some SyntaxProtocol, through last: some SyntaxProtocol) -> String {
        text(span(first, through: last))
    }

    /// From the beginning of one node to the end of another.
    func span(_ first: some SyntaxProtocol, through last: some SyntaxProtocol) -> Span {
        let start = span(first).start
        return Span(start, max(start, span(last).end))
    }

    /// The text of a span on one line, cut where it is long.
    func text(_ span: Span) -> String {
        let isLong = span.length > Self.longestText
        let text = file.string(isLong ? Span(span.start, span.start + Self.longestText) : span)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return isLong ? words + "…" : words
    }
}
