import AXSource
import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax tree.
///
/// Postfix chains (`a.b().c()…`) nest to any depth, and swift-syntax finds a node's text or first token by recursion.
/// So don't ask it for the text or first token of an expression; `span` and `text` read the file's bytes instead.
///
/// It's a class because every reader of an expression holds a reference to it.
final class SwiftTree: Sendable {
    /// The parser skips statements, expressions and types that are nested deeper. Real code stays far below this limit.
    static let maximumNesting = 256
    /// In UTF-8 code units. Without a limit, the source code of nested expressions would add up.
    private static let longestText = 240

    private static let listing = SubstringSearch(["accessibilityElements"])

    let file: SourceFile
    let root: SourceFileSyntax
    /// The tokens in file order; empty unless the tree was made with `findsNodes`.
    let tokens: [TokenSyntax]
    /// Whether the tree is read for a transcript.
    let isForTranscript: Bool
    /// Whether a view in the file lists its elements; always false unless the tree is read for a transcript.
    let listsElements: Bool

    /// - Precondition: The file isn't nested too deeply to be parsed.
    /// - Parameters:
    ///   - findsNodes: Whether nodes are to be found by their offsets.
    ///   - isForTranscript: Whether the tree is read for a transcript.
    init(parsing file: SourceFile, findsNodes: Bool = false, isForTranscript: Bool = false) {
        self.file = file
        self.isForTranscript = isForTranscript
        listsElements = isForTranscript && Self.listing.containsWord(in: file.text)
        root = file.text.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
        }
        tokens = findsNodes ? Array(root.tokens(viewMode: .sourceAccurate)) : []
    }

    /// Nil if the file is nested too deeply to be parsed.
    static func parse(_ file: SourceFile, isForTranscript: Bool = false) -> SwiftTree? {
        SwiftNesting.isTooDeep(file.text) ? nil : SwiftTree(parsing: file, isForTranscript: isForTranscript)
    }

    /// The span of a node, without the whitespace and comments around it.
    func span(_ node: some SyntaxProtocol) -> Span {
        let count = file.text.count
        let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, count)
        let start = SwiftTrivia.end(in: file.text, from: min(node.position.utf8Offset, count), to: end)
        return Span(start, max(start, end))
    }

    /// The source code of a node on one line, truncated if it is long.
    func text(_ node: some SyntaxProtocol) -> String {
        text(span(node))
    }

    func text(_ first: some SyntaxProtocol, through last: some SyntaxProtocol) -> String {
        text(span(first, through: last))
    }

    func span(_ first: some SyntaxProtocol, through last: some SyntaxProtocol) -> Span {
        let start = span(first).start
        return Span(start, max(start, span(last).end))
    }

    /// The source code in a span on one line, truncated if it is long.
    func text(_ span: Span) -> String {
        let isLong = span.length > Self.longestText
        let text = Self.onOneLine(file.text[span.start..<(isLong ? span.start + Self.longestText : span.end)])
        return isLong ? text + "…" : text
    }

    /// Replaces each run of whitespace with one space, and trims both ends.
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
    /// The modules that the file imports, even if only on some platforms.
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

extension SyntaxKind {
    /// Whether nodes of the kind, and those in them, contain neither calls nor declarations.
    var isPlain: Bool {
        switch self {
        case .token, .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
            .superExpr, .assignmentExpr, .binaryOperatorExpr, .discardAssignmentExpr, .stringSegment, .declModifier,
            .declModifierList, .identifierType, .memberType, .importDecl, .breakStmt, .continueStmt,
            .genericParameterClause, .genericWhereClause:
            true
        default: false
        }
    }
}
