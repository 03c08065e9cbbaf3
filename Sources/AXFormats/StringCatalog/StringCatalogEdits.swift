package import AXModel
import AXScan
package import AXSource

extension StringCatalogDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        guard refusal == nil, let root = tree.root else { return [] }
        let source = sourceTag ?? StringKey("en")
        var draft = StringCatalogDraft(
            JSONDraft(tree, node: root), locale: locale.map { StringKey($0) } ?? source, sourceLanguage: source)
        for change in changes { draft.make(change) }
        let layout = JSONLayout(of: tree, newline: file.newline)
        let edits = JSONDraftEdits(tree, layout: layout).edits(of: draft.root)
        guard draft.isSorted || draft.isCanonicalized else { return edits }
        return rearranged(edits, draft)
    }

    /// A new order or layout of the whole file, on top of other changes.
    private func rearranged(_ edits: [TextEdit], _ draft: StringCatalogDraft) -> [TextEdit] {
        guard let changed = try? file.applying(edits) else { return edits }
        // A lone surrogate cannot be moved: it has no spelling in a `String`.
        guard UTF8Check.firstInvalidOffset(in: file.text) == nil else { return edits }
        let document = StringCatalogDocument(changed)
        let text = draft.isCanonicalized ? CanonicalStringCatalog.text(of: document.tree) : document.sortedText
        return difference(to: Array(text.utf8)).map { [$0] } ?? []
    }

    /// The one edit that makes the file's text another; nil where it is that already. Cuts no character in two.
    private func difference(to text: [UInt8]) -> TextEdit? {
        ByteDifference(from: file.text, to: text).map {
            TextEdit(Span($0.old.lowerBound, $0.old.upperBound), String(decoding: text[$0.new], as: UTF8.self))
        }
    }

    /// The text with the entries in the order of their keys; all else stays where it is.
    private var sortedText: String {
        let entries = entries
        let order = CatalogKeyOrder.order(of: entries.map(key))
        var text: [UInt8] = []
        var copied = 0
        for (place, entry) in zip(order, entries) {
            let span = tree.span(of: entry)
            text += file.text[copied..<span.start]
            text += file.text[tree.span(of: entries[place]).range]
            copied = span.end
        }
        return String(decoding: text + file.text[copied...], as: UTF8.self)
    }
}
