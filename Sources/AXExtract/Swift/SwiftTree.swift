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
    /// The tokens in order, of a tree in which places are looked up; else none.
    let tokens: [TokenSyntax]

    /// A file that is nested no deeper than can be parsed.
    /// - Parameter findsNodes: Whether places are looked up in the tree.
    init(parsing file: SourceFile, findsNodes: Bool = false) {
        self.file = file
        root = file.text.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
        }
        tokens = findsNodes ? Array(root.tokens(viewMode: .sourceAccurate)) : []
    }

    /// Nil for a file that is nested too deep to be parsed.
    static func parse(_ file: SourceFile) -> SwiftTree? {
        SwiftNesting.isTooDeep(file.text) ? nil : SwiftTree(parsing: file)
    }

    /// Where a node stands in the file, white space and comments around it left out.
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

extension SwiftTree {
    /// The modules that a file imports, also those that it imports on some platforms only.
    var imports: Set<String> {
        var modules: Set<String> = []
        var open = [root.statements]
        while let statements = open.popLast() {
            for statement in statements {
                if let declaration = statement.item.as(ImportDeclSyntax.self), let module = declaration.path.first {
                    modules.insert(module.name.bareName)
                }
                open += statement.item.as(IfConfigDeclSyntax.self).map(Self.clauses) ?? []
            }
        }
        return modules
    }

    private static func clauses(_ conditional: IfConfigDeclSyntax) -> [CodeBlockItemListSyntax] {
        conditional.clauses.compactMap { clause in
            if case .statements(let statements)? = clause.elements { statements } else { nil }
        }
    }
}
