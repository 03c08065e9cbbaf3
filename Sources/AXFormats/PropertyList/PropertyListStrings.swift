package import AXModel
package import AXSource

/// An XML or binary `.strings` file. Binary files, which builds produce, are read-only.
package struct PropertyListStrings: Sendable {
    package let file: SourceFile
    let list: PropertyListFile

    /// - Returns: nil for a file that's neither XML nor binary.
    package init?(_ file: SourceFile) {
        guard BinaryPropertyList.isCandidate(file.raw) || XMLPropertyList.isCandidate(file.text) else { return nil }
        self.file = file
        list = PropertyListFile(file)
    }

    var diagnostics: [Diagnostic] { PropertyListRules.check(list) }

    /// The entries that the runtime loads.
    private var loaded: [PropertyListEntry] { Array(list.entries.prefix(list.loadedCount)).lastPerKey }
}

extension PropertyListStrings: StringsFile {
    package var readOnlyReason: String? { list.readOnlyReason }

    package var keyedTree: KeyedTree? { list.keyedTree }

    package var contents: FileContents {
        let edits = PropertyListEdits(list)
        return FileContents(
            status: list.status,
            entries: list.entries.map {
                .init(key: $0.key.key, value: $0.value.value, comment: edits.comment(of: $0), span: $0.key.span)
            },
            loaded: loaded.map { ($0.key.key, $0.value.value) },
            lost: list.entries.dropFirst(list.loadedCount).map { .init(key: $0.key.key, span: $0.key.span) })
    }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let edits = PropertyListEdits(list)
        let units = list.entries.lastPerKey.compactMap { unit(of: $0, edits) }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] {
        let edits = PropertyListEdits(list)
        return list.lastEntries(of: keys).compactMapValues { unit(of: $0, edits) }
    }

    private func unit(of entry: PropertyListEntry, _ edits: PropertyListEdits) -> Unit? {
        guard let text = entry.value.text else { return nil }
        return Unit(
            key: entry.key.key, comment: edits.comment(of: entry), only: text.located, span: entry.span,
            keySpan: entry.key.span)
    }

    package func edits(for changes: [LocaleChanges]) -> FileEdits {
        list.edits(for: changes) { change, editor, entries throws(RefusedChange.Cause) in
            switch change {
            case .set(let key, at: .plain, let value):
                guard let node = entries[key]?.last?.value else { throw .unknownKey }
                let edit = node.text.map { editor.edit($0, to: value) } ?? editor.replacement(of: node, by: value)
                return .edits(edit.map { [$0] } ?? [])
            case .set: throw .form
            case .add(let key, let value, let comment):
                return .addition(.init(key: key.text, value: .text(value), comment: comment))
            case .insert(let unit):
                guard let text = unit.onlyText else { throw .form }
                return .addition(.init(key: unit.key.text, value: .text(text.string), comment: unit.comment))
            default: return nil
            }
        }
    }
}
