import AXSource

extension PropertyListFile {
    /// The entries with their comments, those of inner dictionaries inside them; nil for a file that does not load as a
    /// whole, whose entries are not certain, and for a binary one.
    var keyedTree: KeyedTree? {
        guard status == .ok, !isTailLost, readOnlyReason == nil, let entries = root?.entries else { return nil }
        return keyedTree(of: entries, span: file.fullSpan)
    }

    private func keyedTree(of entries: [PropertyListEntry], span: Span) -> KeyedTree {
        let parts = entries.map { entry in
            KeyedTree.Part(key: entry.key.key, span: entry.chunk, inside: inside(entry.value))
        }
        let separator = parts.first.map { space(before: $0.span.start) } ?? file.newline
        return KeyedTree(span: span, parts: parts, usualSeparator: separator)
    }

    private func space(before offset: Int) -> String {
        var start = offset
        while start > 0, file.text[start - 1].isASCIISpace { start -= 1 }
        return file.string(Span(start, offset))
    }

    private func inside(_ node: PropertyListNode) -> KeyedTree? {
        guard let entries = node.entries, let span = content(of: node.span) else { return nil }
        let isApart = entries.allSatisfy { span.start <= $0.chunk.start && $0.chunk.end <= span.end }
        return isApart ? keyedTree(of: entries, span: span) : nil
    }

    /// What stands between the tags or the braces of a dictionary; nil for an empty tag.
    private func content(of dictionary: Span) -> Span? {
        if case .oldStyle = form { return Span(dictionary.start + 1, dictionary.end - 1) }
        let text = file.text[dictionary.range]
        guard let open = text.firstIndex(of: UInt8(ascii: ">")), let close = text.lastIndex(of: UInt8(ascii: "<")),
            open < close
        else { return nil }
        return Span(open + 1, close)
    }
}
