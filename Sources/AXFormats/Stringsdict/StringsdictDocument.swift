package import AXModel
package import AXSource

/// A `.stringsdict` file: a property list whose entries hold texts that vary by number, device or width.
package struct StringsdictDocument: Sendable {
    package let file: SourceFile
    let list: PropertyListFile
    package init(_ file: SourceFile) {
        self.file = file
        list = PropertyListFile(file)
    }

    /// The entries in file order, also those that the runtime never sees.
    var entries: [StringsdictEntry] { list.entries.map(StringsdictEntry.init) }

    /// Each key once, with the entry that counts.
    var countingEntries: [StringsdictEntry] { list.entries.counting.map(StringsdictEntry.init) }
}

extension StringsdictDocument: StringsFile {
    package var readOnlyReason: String? { list.readOnlyReason }

    package var keyedTree: KeyedTree? { list.keyedTree }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let edits = PropertyListEdits(list)
        let entries = list.entries.counting
        let units = Array(concurrently: entries.count) { index in
            StringsdictUnits.unit(of: StringsdictEntry(entries[index]), comment: edits.comment(of: entries[index]))
        }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    /// One entry for each text, with the way to it. What the runtime loads is shown as the dictionary that the file holds.
    package var contents: FileContents {
        let edits = PropertyListEdits(list)
        let loaded = Array(list.entries.prefix(list.loadedCount)).counting
        return FileContents(
            status: list.status, entries: entries.flatMap { texts(of: $0, edits) },
            loaded: loaded.map { ($0.key.key, $0.value.value) },
            lost: list.entries.dropFirst(list.loadedCount).map { .init(key: $0.key.key, span: $0.key.span) })
    }

    private func texts(of entry: StringsdictEntry, _ edits: PropertyListEdits) -> [FileContents.Entry] {
        let comment = edits.comment(of: entry.entry)
        guard let unit = StringsdictUnits.unit(of: entry, comment: comment) else {
            return [.init(key: entry.key, value: entry.entry.value.value, comment: comment, span: entry.entry.key.span)]
        }
        return unit.forms.map { path, text in
            var shown = FileContents.Entry(
                key: entry.key, value: .string(StringKey(text.string)), comment: comment,
                span: path == .plain ? entry.entry.key.span : text.span)
            shown.form = path
            return shown
        }
    }
}
