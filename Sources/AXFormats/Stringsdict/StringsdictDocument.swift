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
    var lastEntryPerKey: [StringsdictEntry] { list.entries.lastPerKey.map(StringsdictEntry.init) }
}

extension StringsdictDocument: StringsFile {
    package var readOnlyReason: String? { list.readOnlyReason }

    package var keyedTree: KeyedTree? { list.keyedTree }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let edits = PropertyListEdits(list)
        let entries = list.entries.lastPerKey
        let units = Array(concurrently: entries.count) { index in
            StringsdictUnits.unit(of: StringsdictEntry(entries[index]), comment: edits.comment(of: entries[index]))
        }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    /// One entry for each text, with the way to it. What the runtime loads is shown as the dictionary that the file holds.
    package var contents: FileContents {
        let edits = PropertyListEdits(list)
        let loaded = Array(list.entries.prefix(list.loadedCount)).lastPerKey
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

/// Turns changes into edits. Each touches only the text, form or entry it is about, and follows the layout around it.
extension StringsdictDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        guard list.readOnlyReason == nil, let root = list.root, root.entries != nil else { return [] }
        let edits = PropertyListEdits(list)
        let index = Dictionary(grouping: entries, by: \.key)
        var forms = StringsdictFormEdits(edits)
        var added: [PropertyListDraft.Entry] = []
        var removed: [PropertyListEntry] = []
        var result: [TextEdit] = []
        for change in changes {
            switch change {
            case .set(let key, let path, let value):
                guard let entry = index[key]?.last, list.status == .ok || StringsdictUnits.hasText(entry, at: path)
                else { continue }
                forms.set(path, of: entry, to: value)
            case _ where !list.canGrow: continue
            case .remove(let key): removed += (index[key] ?? []).map(\.entry)
            case .comment(let key, let text):
                result += index[key]?.last.map { edits.comment(text, of: $0.entry) } ?? []
            case .add(let key, let value, let comment):
                let format = PropertyListDraft.Entry(key: StringsdictKeys.format.description, value: .text(value))
                added.append(.init(key: key.text, value: .dictionary([format]), comment: comment))
            case .insert(let unit):
                added.append(
                    .init(key: unit.key.text, value: StringsdictDraft(of: unit).value, comment: unit.comment))
            case .sort: result += sorting(edits)
            case .state, .keptByHand, .canonicalize: continue
            }
        }
        return result + forms.edits + edits.removals(of: removed)
            + (added.isEmpty ? [] : [edits.insertion(of: added, into: root)])
    }

    private func sorting(_ edits: PropertyListEdits) -> [TextEdit] {
        if case .oldStyle(let document) = list.format { return document.sortingEdits() }
        return edits.sorting(list.entries)
    }
}
