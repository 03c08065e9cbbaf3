import AXSource

extension StringsDocument {
    /// The entries with their comments; nil for a file that does not load as a whole, whose entries are not certain.
    package var keyedTree: KeyedTree? {
        guard case .table = syntax.outcome, !isTailLost else { return nil }
        let parts = syntax.entries.map { KeyedTree.Part(key: key(of: $0), span: chunk(of: $0)) }
        return KeyedTree(span: file.fullSpan, parts: parts)
    }
}
