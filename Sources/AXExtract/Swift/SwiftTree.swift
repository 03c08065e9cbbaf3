import AXSource
import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax tree.
///
/// Postfix chains (`a.b().c()…`) nest to any depth, so nothing here or above asks swift-syntax for a node's text or first
/// token, which it finds by recursion; texts are cut out of the file's bytes instead.
///
/// It is a class because every reader of an expression holds it.
final class SwiftTree: Sendable {
    /// Deeper nesting of statements, expressions and types is left unparsed. Real code stays far below.
    static let maximumNesting = 256
    /// Longer texts are cut, so that nested expressions cannot add up.
    private static let longestText = 240

    let file: SourceFile
    let root: SourceFileSyntax
    /// The parts of the text that the tree leaves out.
    let omitted: [Range<Int>]
    /// The tokens in order, of a tree in which places are looked up; else none.
    let tokens: [TokenSyntax]
    /// What was parsed. The positions of nodes are offsets in it.
    private let source: AbridgedText

    /// The whole file, which is nested no deeper than can be parsed.
    /// - Parameter findsNodes: Whether places are looked up in the tree.
    convenience init(parsing file: SourceFile, findsNodes: Bool = false) {
        self.init(file, AbridgedText(file.text, without: []), without: [], findsNodes: findsNodes)
    }

    private init(
        _ file: SourceFile, _ source: AbridgedText, without omitted: [Range<Int>], findsNodes: Bool = false
    ) {
        self.file = file
        self.source = source
        self.omitted = omitted
        root = source.bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
        }
        tokens = findsNodes ? Array(root.tokens(viewMode: .sourceAccurate)) : []
    }

    /// A file without some of its parts; nil for one that is nested too deep to be parsed.
    /// - Parameter omitted: Insides of braces and whole declarations, in order. Where the rest is no good Swift, nothing is
    ///   left out.
    static func parse(_ file: SourceFile, without omitted: [Range<Int>]) -> SwiftTree? {
        let source = AbridgedText(file.text, without: omitted)
        guard !SwiftNesting.isTooDeep(source.bytes) else { return nil }
        let tree = SwiftTree(file, source, without: omitted)
        guard !omitted.isEmpty, tree.root.hasError else { return tree }
        return SwiftNesting.isTooDeep(file.text) ? nil : SwiftTree(parsing: file)
    }

    /// Where a node stands in the file, white space and comments around it left out.
    func span(_ node: some SyntaxProtocol) -> Span {
        let count = source.bytes.count
        let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, count)
        let start = SwiftTrivia.end(in: source.bytes, from: min(node.position.utf8Offset, count), to: end)
        return source.original(Span(start, max(start, end)))
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
        let text = Self.onOneLine(file.text[span.start..<(isLong ? span.start + Self.longestText : span.end)])
        return isLong ? text + "…" : text
    }

    /// A text with one space for each white space in it.
    private static func onOneLine(_ text: ArraySlice<UInt8>) -> String {
        guard text.allSatisfy({ $0 < 0x80 }) else {
            return WTF8.string(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return String(unsafeUninitializedCapacity: text.count) { buffer in
            var count = 0
            for byte in text {
                if !byte.isASCIISpace {
                    buffer[count] = byte
                    count += 1
                } else if count > 0, buffer[count - 1] != 0x20 {
                    buffer[count] = 0x20
                    count += 1
                }
            }
            return count > 0 && buffer[count - 1] == 0x20 ? count - 1 : count
        }
    }
}
