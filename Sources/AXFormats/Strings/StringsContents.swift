package import AXModel
package import AXSource

extension StringsDocument: StringsFile {
    package var contents: FileContents {
        FileContents(
            status: status, entries: syntax.entries.map(contentsEntry), loaded: loadedTable, lost: lost())
    }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let entries = entryPerKey
        let units = Array(concurrently: entries.count) { isWhole(entries[$0]) ? unit(of: entries[$0]) : nil }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    /// Each key once, with its last loaded entry, or with its last entry if none is loaded. In file order.
    private var entryPerKey: [StringsEntry] {
        let lost = syntax.entries[syntax.loadedCount...]
        return (lost + loadedEntries).lastPerKey(key).sorted { $0.keyStart < $1.keyStart }
    }

    /// Whether the value is likely complete: if a semicolon is missing in the middle of a line, an unescaped quote may
    /// have ended the value early.
    private func isWhole(_ entry: StringsEntry) -> Bool {
        if file.text[Int(entry.end) - 1] == UInt8(ascii: ";") { return true }
        return lines.end(after: Int(entry.end)) != nil
    }

    private func unit(of entry: StringsEntry) -> Unit? {
        guard let text = text(of: entry) else { return nil }
        return Unit(
            key: key(of: entry), comment: comment(of: entry), text: .plain(text), span: entry.span,
            keySpan: entry.keySpan)
    }

    package var keys: [(key: StringKey, span: Span)] {
        syntax.entries.map { (key(of: $0), $0.keySpan) }.uniqued(on: \.key)
    }

    package var lostKeys: Set<StringKey> { Set(lost().map(\.key)) }

    package var status: FileContents.Status {
        switch syntax.outcome {
        case .table: .ok
        case .notDictionary: .notDictionary
        case .failure: .error
        }
    }

    private func contentsEntry(_ entry: StringsEntry) -> FileContents.Entry {
        FileContents.Entry(
            key: key(of: entry), value: value(of: entry), comment: comment(of: entry), span: entry.keySpan)
    }

    private func lost() -> [FileContents.Lost] {
        let broken = brokenKey.map { [FileContents.Lost(key: $0.key, span: $0.span)] } ?? []
        return broken
            + syntax.entries[syntax.loadedCount...].map { FileContents.Lost(key: key(of: $0), span: $0.keySpan) }
    }
}

extension StringsDocument {
    /// The entries with their comments; nil unless the whole file loads, because its entries are uncertain otherwise.
    package var keyedTree: KeyedTree? {
        guard case .table = syntax.outcome, !isTailLost else { return nil }
        let parts = syntax.entries.map { KeyedTree.Part(key: key(of: $0), span: chunk(of: $0)) }
        return KeyedTree(span: file.fullSpan, parts: parts)
    }
}
