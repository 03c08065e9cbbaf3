import AXScan
import AXSource

/// Turns a draft into edits of the file: the smallest ones for texts, and members added at their place in the order.
struct JSONDraftEdits {
    private let tree: JSONTree
    private let layout: JSONLayout

    init(_ tree: JSONTree, layout: JSONLayout) {
        self.tree = tree
        self.layout = layout
    }

    func edits(of draft: JSONDraft) -> [TextEdit] {
        guard let node = draft.node else { return [] }
        if let replacement = draft.replacement {
            return edits(replacing: node, by: draft.members == nil ? replacement : draft.value)
        }
        if let members = draft.members { return edits(of: node, members) }
        return tree.nodes[node].kind == .array ? draft.elements.flatMap(edits) : []
    }

    private func edits(replacing node: Int, by value: JSONValue) -> [TextEdit] {
        if case .text(let text) = value, tree.nodes[node].isText {
            let escapes = JSONSpelling.escapes(slashes: layout.escapesSlashes)
            let old = JSONView.read(tree) { $0.located(node, escapes) }
            return old.edit(to: text.text).map { [$0] } ?? []
        }
        guard JSONValue(tree, node) != value else { return [] }
        let indentation = indentation(ofLineAt: Int(tree.nodes[node].start))
        return [TextEdit(tree.nodes[node].span, layout.text(of: value.inCatalogOrder, indentation: indentation))]
    }

    // MARK: Objects

    private func edits(of node: Int, _ members: [JSONDraft.Member]) -> [TextEdit] {
        let kept = members.filter { !$0.isRemoved && $0.origin != nil }
        let added = members.filter { !$0.isRemoved && $0.origin == nil }
        let removed = members.filter { $0.isRemoved && $0.origin != nil }
        guard !added.isEmpty || !removed.isEmpty else { return kept.flatMap { edits(of: $0.draft) } }
        guard !kept.isEmpty else { return [rewritten(node, added)] }
        return kept.flatMap { edits(of: $0.draft) } + removals(members) + insertions(added, into: kept)
    }

    /// An object of which nothing stays.
    private func rewritten(_ node: Int, _ added: [JSONDraft.Member]) -> TextEdit {
        let value = JSONValue.object(added.map { JSONValue.Member(key: $0.key, value: $0.draft.value) }).inCatalogOrder
        let start = Int(tree.nodes[node].start)
        return TextEdit(
            tree.nodes[node].span, layout.text(of: value, indentation: indentation(ofLineAt: start)))
    }

    /// Takes out runs of members, each with the comma and the white space that told it from its neighbor.
    private func removals(_ members: [JSONDraft.Member]) -> [TextEdit] {
        let members = members.compactMap { member in
            member.origin.map { (span: tree.span(of: $0), isRemoved: member.isRemoved) }
        }
        var edits: [TextEdit] = []
        var keptEnd: Int?
        var run: Span?
        for member in members {
            if member.isRemoved {
                run = Span(run?.start ?? member.span.start, member.span.end)
                continue
            }
            if let removed = run {
                edits.append(.removal(Span(keptEnd ?? removed.start, keptEnd == nil ? member.span.start : removed.end)))
            }
            (keptEnd, run) = (member.span.end, nil)
        }
        if let run, let keptEnd { edits.append(.removal(Span(keptEnd, run.end))) }
        return edits
    }

    /// Adds members behind the last one that comes before them; at the end where the members are in no order.
    private func insertions(_ added: [JSONDraft.Member], into kept: [JSONDraft.Member]) -> [TextEdit] {
        let spans = kept.compactMap { $0.origin.map(tree.span) }
        let keys = kept.map(\.key)
        let isSorted = CatalogKeyOrder.isSorted(keys)
        let indentation = spans.first.map { self.indentation(ofLineAt: $0.start) } ?? ""
        return CatalogKeyOrder.order(of: added.map(\.key)).map { number in
            let member = JSONValue.Member(key: added[number].key, value: added[number].draft.value.inCatalogOrder)
            let place = isSorted ? place(of: member.key, in: keys) : keys.count
            let text = layout.text(of: member, indentation: indentation)
            let separator = layout.comma + layout.lineBreak(indentation)
            return place == 0
                ? .insertion(at: spans[0].start, text + separator)
                : .insertion(at: spans[place - 1].end, separator + text)
        }
    }

    /// How many of the keys come before a new one.
    private func place(of key: StringKey, in keys: [StringKey]) -> Int {
        keys.partitioningIndex { CatalogKeyOrder.precedes(key, $0) }
    }

    /// The white space that the line of an offset begins with; empty where the file is written in one line.
    private func indentation(ofLineAt offset: Int) -> String {
        guard layout.indent != nil else { return "" }
        var start = offset
        while start > 0, tree.text[start - 1] != 0x0A, tree.text[start - 1] != 0x0D { start -= 1 }
        var end = start
        while end < offset, tree.text[end] == 0x20 || tree.text[end] == 0x09 { end += 1 }
        return String(decoding: tree.text[start..<end], as: UTF8.self)
    }
}
