package import AXModel
package import AXSource

/// A `.stringsdict` file: a property list of strings that vary by number, device or width.
package struct StringsdictDocument: Sendable {
    package let file: SourceFile
    let list: PropertyListFile

    package init(_ file: SourceFile) {
        self.file = file
        list = PropertyListFile(file)
    }

    /// The entries in file order, including those that the runtime doesn't load.
    var entries: [StringsdictEntry] { list.entries.map(StringsdictEntry.init) }

    /// Each key once, with its last entry, which is the one that the runtime uses.
    var lastEntryPerKey: [StringsdictEntry] { list.entries.lastPerKey.map(StringsdictEntry.init) }
}

extension StringsdictDocument: StringsFile {
    package var readOnlyReason: String? { list.readOnlyReason }

    package var keyedTree: KeyedTree? { list.keyedTree }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let edits = PropertyListEdits(list)
        let units = list.entries.lastPerKey.compactMap { StringsdictEntry($0).unit(comment: edits.comment(of: $0)) }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    /// One entry per string, with its variation path; ``FileContents/loaded`` contains whole dictionaries.
    package var contents: FileContents {
        let edits = PropertyListEdits(list)
        let loaded = Array(list.entries.prefix(list.loadedCount)).lastPerKey
        return FileContents(
            status: list.status, entries: entries.flatMap { contents(of: $0, edits) },
            loaded: loaded.map { ($0.key.key, $0.value.value) },
            lost: list.entries.dropFirst(list.loadedCount).map { .init(key: $0.key.key, span: $0.key.span) })
    }

    private func contents(of entry: StringsdictEntry, _ edits: PropertyListEdits) -> [FileContents.Entry] {
        let comment = edits.comment(of: entry.entry)
        guard let unit = entry.unit(comment: comment) else {
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

/// Turns changes into edits, each of which affects only the string, form or entry that the change names, and follows the
/// layout around it.
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
                guard let entry = index[key]?.last, list.status == .ok || entry.hasText(at: path)
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
            case .sort: result += sortingEdits(edits)
            case .state, .keptByHand, .canonicalize: continue
            }
        }
        return result + forms.edits + edits.removals(of: removed)
            + (added.isEmpty ? [] : [edits.insertion(of: added, into: root)])
    }

    private func sortingEdits(_ edits: PropertyListEdits) -> [TextEdit] {
        if case .oldStyle(let document) = list.format { return document.sortingEdits() }
        return edits.sorting(list.entries)
    }
}
