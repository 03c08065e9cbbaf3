import AXSource
import SwiftSyntax

/// Looks whether a rewritten file is still Swift, and still the same Swift everywhere else.
enum SwiftRewriteCheck {
    /// What is wrong; nil where all is well.
    static func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal? {
        guard let changed = try? file.applying(edits) else {
            return RewriteRefusal("the change overlaps another one")
        }
        guard !SwiftNesting.isTooDeep(changed.text) else { return RewriteRefusal("the result is nested too deeply") }
        let after = SwiftTree(parsing: changed)
        if let error = FirstSyntaxError(in: after) {
            return RewriteRefusal("the result wouldn't parse: \(error.what)")
        }
        let before = SwiftTree(parsing: file)
        let places = RewrittenPlaces(edits)
        let old = tokens(of: before, outside: places.old)
        let new = tokens(of: after, outside: places.new)
        guard old == new else { return RewriteRefusal("code outside the expression would change") }
        return nil
    }

    /// The tokens that stand outside of all places, with a mark for each place. A token that a place cuts in two, as a
    /// place inside of a literal does, is none of them.
    private static func tokens(of tree: SwiftTree, outside places: [Span]) -> [String] {
        var result: [String] = []
        var next = places[...]
        for token in tree.root.tokens(viewMode: .sourceAccurate) {
            let span = tree.span(token)
            while let place = next.first, place.end <= span.start {
                next.removeFirst()
                result.append("\u{0}")
            }
            if let place = next.first, span.end > place.start, span.start < place.end { continue }
            result.append(token.text)
        }
        return result + next.map { _ in "\u{0}" }
    }
}
