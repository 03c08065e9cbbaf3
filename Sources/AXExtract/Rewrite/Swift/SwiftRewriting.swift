package import AXSource
import SwiftSyntax

/// Rewrites places of Swift files.
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
        let call = SwiftCallSpelling(style: style, wording: wording).call(draft.message)
        return RewriteEdits(file: file).edits(for: draft, call)
    }

    package func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal? {
        DeepStack.run { SwiftRewriteCheck.fault(in: file, changedBy: edits) }
    }

    package func literals(in file: SourceFile) -> Set<String> {
        guard !SwiftNesting.isTooDeep(file.text) else { return [] }
        return DeepStack.run {
            var texts: Set<String> = []
            var open = [Syntax(SwiftTree(parsing: file).root)]
            while let node = open.popLast() {
                if let text = node.as(StringLiteralExprSyntax.self).flatMap({ SwiftLiteral.plainText(ExprSyntax($0)) })
                {
                    texts.insert(text)
                }
                open += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
            }
            return texts
        }
    }
}
