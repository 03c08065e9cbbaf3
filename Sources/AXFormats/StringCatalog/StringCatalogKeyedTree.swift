import AXScan
import AXSource

extension StringCatalogDocument {
    /// The members of every object, known or not; nil for a file that is no catalog.
    package var keyedTree: KeyedTree? {
        guard refusal == nil, let root = tree.root else { return nil }
        return keyedTree(of: root, span: file.fullSpan)
    }

    /// - Parameters:
    ///   - object: the node of an object.
    ///   - span: what the members and the text around them fill.
    private func keyedTree(of object: Int, span: Span) -> KeyedTree {
        let members = tree.members(of: object)
        let parts = members.map { member in
            KeyedTree.Part(key: key(member), span: tree.span(of: member), inside: inside(member.value))
        }
        let first = members.first.map { Int(tree.nodes[$0.key].start) }
        let space = first.map { file.string(Span(Int(tree.nodes[object].start) + 1, $0)) } ?? "\n"
        return KeyedTree(span: span, parts: parts, usualSeparator: "," + space)
    }

    private func inside(_ node: Int) -> KeyedTree? {
        guard isObject(node) else { return nil }
        let span = tree.nodes[node].span
        return keyedTree(of: node, span: Span(span.start + 1, span.end - 1))
    }
}
