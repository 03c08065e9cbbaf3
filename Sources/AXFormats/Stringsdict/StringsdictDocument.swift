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

    /// The last entry for each key, which is the one that the runtime uses.
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

    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] {
        let edits = PropertyListEdits(list)
        return list.lastEntries(of: keys).compactMapValues { entry in
            StringsdictEntry(entry).unit(comment: edits.comment(of: entry))
        }
    }

    /// One entry per string, with its variation path. An entry of the file without a string is included unchanged.
    /// ``FileContents/loaded`` contains whole dictionaries.
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
        return unit.forms.map { form in
            var shown = FileContents.Entry(
                key: entry.key, value: .string(StringKey(form.text.string)), comment: comment,
                span: form.path == .plain ? entry.entry.key.span : form.text.span)
            shown.form = form.path
            return shown
        }
    }
}

/// Turns changes into edits that follow the layout of the surrounding text. Except for sorting, each edit affects only
/// the string, form or entry that the change names.
extension StringsdictDocument {
    package func edits(for changes: [LocaleChanges]) -> FileEdits {
        var forms = StringsdictFormEdits(PropertyListEdits(list))
        // Cached, because many changes can affect the same entry.
        var read: [StringKey: StringsdictEntry] = [:]
        var result = list.edits(for: changes) { change, _, entries throws(RefusedChange.Cause) in
            switch change {
            case .set(let key, let path, let value):
                guard let entry = read[key] ?? entries[key]?.last.map(StringsdictEntry.init) else { throw .unknownKey }
                read[key] = entry
                guard list.status == .ok || entry.hasText(at: path) else { throw .notLoaded }
                guard forms.set(path, of: entry, to: value) else { throw .form }
                return .edits([])
            case .add(let key, let value, let comment):
                let format = PropertyListDraft.Entry(key: StringsdictKeys.format.description, value: .text(value))
                return .addition(.init(key: key.text, value: .dictionary([format]), comment: comment))
            case .insert(let unit):
                let draft = StringsdictDraft(of: unit)
                guard draft.losses.isEmpty else { throw .form }
                return .addition(.init(key: unit.key.text, value: draft.value, comment: unit.comment))
            default: return nil
            }
        }
        result.edits += forms.edits
        return result
    }
}
