package import AXSource
import SwiftSyntax

/// Rewrites Swift code.
package struct SwiftRewriting: SourceRewriting {
    package init() {}

    package func drafts(
        of sites: [LocalizableSite], in file: SourceFile
    ) -> [Result<RewriteDraft, RewriteRefusal>] {
        let unread = sites.map { _ in Result<RewriteDraft, RewriteRefusal>.failure(Self.unreadable) }
        guard !SwiftNesting.isTooDeep(file.text) else { return unread }
        return DeepStack.run {
            let tree = SwiftTree(parsing: file, findsNodes: true)
            if tree.root.hasError { return unread }
            return sites.map { site in
                Result { () throws(RewriteRefusal) in try Self.draft(of: site, in: tree) }
            }
        }
    }

    private static let unreadable = RewriteRefusal("the file doesn't parse")

    private static func draft(of site: LocalizableSite, in tree: SwiftTree) throws(RewriteRefusal) -> RewriteDraft {
        switch site.form {
        case .literal(let part): try SwiftLiteralRewrite(tree: tree).draft(of: part)
        case .plural(let singular, let plural):
            try SwiftPluralRewrite(tree: tree, singular: singular, plural: plural).draft()
        }
    }

    package func edits(
        for draft: RewriteDraft, _ wording: LocalizedWording, style: CallStyle, in file: SourceFile
    ) -> [TextEdit] {
        let call = SwiftCallWriter(style: style, wording: wording).call(draft.message)
        return RewriteEdits(file: file).edits(for: draft, call)
    }

    /// The import of Foundation, which has the localization functions, unless the file imports a module that may make
    /// them visible, as UIKit and modules of the app do.
    package func imports(neededIn file: SourceFile) -> [TextEdit] {
        guard !SwiftNesting.isTooDeep(file.text) else { return [] }
        return DeepStack.run {
            let statements = SwiftTree(parsing: file).root.statements
            guard let first = statements.first else { return [] }
            let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            let names = imports.compactMap { $0.path.first?.name.text }
            // Imports under a condition aren't read.
            guard !statements.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }),
                names.allSatisfy(Self.modulesWithoutFoundation.contains)
            else { return [] }
            let newline = file.text.contains(0x0D) ? "\r\n" : "\n"
            if let other = imports.first {
                let start = other.positionAfterSkippingLeadingTrivia.utf8Offset
                return [TextEdit(Span(at: start), "import Foundation" + newline)]
            }
            return [TextEdit(Span(at: Self.endOfHeader(before: first)), "import Foundation" + newline + newline)]
        }
    }

    private static let modulesWithoutFoundation: Set<String> = [
        "Darwin", "Glibc", "Observation", "Swift", "Synchronization",
    ]

    /// The UTF-8 offset after the last blank line before a declaration and its own comments. Without a blank line, the
    /// end of the line `#!`, or the beginning of the file.
    private static func endOfHeader(before first: CodeBlockItemSyntax) -> Int {
        let start = first.position.utf8Offset
        var (offset, end, firstLine) = (start, 0, 0)
        for piece in first.leadingTrivia {
            offset += piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count):
                if firstLine == 0 { firstLine = offset }
                if count > 1 { end = offset }
            default: break
            }
        }
        return end > 0 ? end : start > 0 ? firstLine : 0
    }

    package func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal? {
        guard let changed = try? file.applying(edits) else {
            return RewriteRefusal("the change overlaps another one")
        }
        guard !SwiftNesting.isTooDeep(changed.text) else { return RewriteRefusal("the result is nested too deeply") }
        return DeepStack.run {
            let after = SwiftTree(parsing: changed)
            if let error = FirstSyntaxError(in: after) {
                return RewriteRefusal("the result wouldn't parse: \(error.what)")
            }
            let spans = EditedSpans(edits)
            let old = Self.tokens(of: SwiftTree(parsing: file), outside: spans.old)
            let new = Self.tokens(of: after, outside: spans.new)
            return old == new ? nil : RewriteRefusal("code outside the expression would change")
        }
    }

    private static func tokens(of tree: SwiftTree, outside spans: [Span]) -> [String] {
        EditedSpans.outside(
            spans, of: tree.root.tokens(viewMode: .sourceAccurate).lazy.map { (span: tree.span($0), text: $0.text) })
    }

    package func literals(in file: SourceFile) -> Set<String> {
        guard !SwiftNesting.isTooDeep(file.text) else { return [] }
        return DeepStack.run {
            var literals: Set<String> = []
            var open = [Syntax(SwiftTree(parsing: file).root)]
            while let node = open.popLast() {
                if let text = node.as(StringLiteralExprSyntax.self).flatMap({ SwiftLiteral.plainText(ExprSyntax($0)) })
                {
                    literals.insert(text)
                }
                open += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
            }
            return literals
        }
    }
}
