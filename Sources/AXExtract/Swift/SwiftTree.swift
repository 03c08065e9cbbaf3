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
    /// The parts of the text that the tree leaves out.
    let omitted: [Range<Int>]
    /// What was parsed: the text, with blanks for what is left out.
    private let source: [UInt8]

    /// - Parameter omitted: Insides of braces. Where the rest is no good Swift, nothing is left out.
    init(parsing file: SourceFile, without omitted: [Range<Int>] = []) {
        self.file = file
        let source = Self.blanked(file.text, omitted)
        let root = Self.parse(source)
        let isWhole = omitted.isEmpty || root.hasError
        self.source = isWhole ? file.text : source
        self.omitted = isWhole ? [] : omitted
        self.root = isWhole && !omitted.isEmpty ? Self.parse(file.text) : root
    }

    private static func parse(_ text: [UInt8]) -> SourceFileSyntax {
        text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNesting) }
    }

    private static func blanked(_ text: [UInt8], _ omitted: [Range<Int>]) -> [UInt8] {
        var text = text
        text.withUnsafeMutableBufferPointer { bytes in
            for range in omitted { bytes[range].update(repeating: 0x20) }
        }
        return text
    }

    /// Where a node stands, white space and comments around it left out.
    func span(_ node: some SyntaxProtocol) -> Span {
        let count = source.count
        let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, count)
        let start = SwiftTrivia.end(in: source, from: min(node.position.utf8Offset, count), to: end)
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
