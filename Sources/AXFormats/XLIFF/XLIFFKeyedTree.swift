import AXSource

extension XLIFFDocument {
    /// The `file` elements by the paths of their originals, and in each its units by their ids; nil for what is not
    /// XLIFF 1.2.
    package var keyedTree: KeyedTree? {
        guard readOnlyReason == nil else { return nil }
        let parts = syntax.files.map { file in
            KeyedTree.Part(key: StringKey(file.original), span: file.span, inside: units(of: file))
        }
        return KeyedTree(span: self.file.fullSpan, parts: parts, usualSeparator: space(before: parts.first))
    }

    /// nil where units stand in several elements: a `group` around some of them cannot be kept together.
    private func units(of file: XLIFFFile) -> KeyedTree? {
        guard file.containerCount == 1, let start = file.bodyStart, let end = file.bodyEnd else { return nil }
        let parts = file.units.map { KeyedTree.Part(key: $0.id, span: $0.span) }
        return KeyedTree(span: Span(start, end), parts: parts, usualSeparator: space(before: parts.first))
    }

    private func space(before part: KeyedTree.Part?) -> String {
        guard let start = part?.span.start else { return file.newline }
        return file.string(Span(start - XLIFFLayout.lengthOfSpace(before: start, in: file.text), start))
    }
}
