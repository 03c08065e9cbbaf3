package import AXModel
import AXSource

extension StringsDocument: StringsFile {
    package var contents: FileContents {
        FileContents(
            status: status, entries: syntax.entries.map(contentsEntry), loaded: loaded(), lost: lost())
    }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let all = file.text.withUnsafeBufferPointer { StringsTable(of: syntax.entries[...], in: $0) }
        let units = all.winners.sorted().compactMap { unit(of: syntax.entries[Int($0)]) }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    private func unit(of entry: StringsEntry) -> Unit? {
        guard let text = text(of: entry) else { return nil }
        return Unit(
            key: key(of: entry), comment: comment(of: entry), text: .plain(text), span: entry.span,
            keySpan: entry.keySpan)
    }

    private var status: FileContents.Status {
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

    private func loaded() -> [(key: StringKey, value: PropertyValue)] {
        table().winners.map {
            let entry = syntax.entries[Int($0)]
            return (key(of: entry), value(of: entry))
        }
    }

    private func lost() -> [FileContents.Lost] {
        syntax.entries[syntax.loadedCount...].map { FileContents.Lost(key: key(of: $0), span: $0.keySpan) }
    }
}
