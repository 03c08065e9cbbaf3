import AXExtract
import AXFormats
import AXModel
import AXSource

/// Extracted entries as files of localized strings: what `extract --format` writes beside reports.
struct ExtractedTables {
    let entries: [ExtractedEntry]
    /// The language that the code is written in.
    let language: String
    /// The language to translate into, for formats that name one.
    let locale: String?

    /// The formats, in the order in which help lists them.
    static let formats = [StringTableText.formatName] + writers.map(\.id)

    private static let writers = Formats.writers.filter { $0.id != StringTableText.formatName }

    /// - Returns: nil for a format that holds no string tables.
    func text(in format: String) throws(CommandFailure) -> String? {
        if format == StringTableText.formatName { return StringTableText(entries).text }
        guard let writer = Self.writers.first(where: { $0.id == format }) else { return nil }
        if writer.holdsUntranslated, locale == nil {
            throw CommandFailure(.usage, "--format \(format) needs --locale, the language to translate into")
        }
        let files = writer.write(all: sets(isExchange: writer.holdsUntranslated)).files
        guard files.count <= 1 else {
            let tables = Set(entries.map(\.tableName)).sorted().map(PathName.printable).joined(separator: ", ")
            throw CommandFailure(.usage, "these are the strings of several tables (\(tables)); --table names one")
        }
        return files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    private func sets(isExchange: Bool) -> [CatalogSet] {
        var seen: Set<String> = []
        return entries.map(\.tableName).filter { seen.insert($0).inserted }.map { table in
            let units = entries.filter { $0.tableName == table }.map(unit)
            var catalogs = [Catalog(path: "\(table).strings", locale: language, table: table, units: units)]
            if isExchange, let locale { catalogs.append(Catalog(path: "", locale: locale, table: table, units: [])) }
            return CatalogSet(sourceLanguage: language, table: table, catalogs: catalogs)
        }
    }

    private func unit(_ entry: ExtractedEntry) -> Unit {
        let nowhere = Span(at: 0)
        return Unit(
            key: entry.key, comment: TranslatorComment(for: entry).text,
            text: .plain(LocatedText(entry.value ?? entry.key.text, span: nowhere)), span: nowhere, keySpan: nowhere)
    }
}

extension ExtractedEntry {
    /// The table's name, also where the call names none.
    var tableName: String { table ?? StringTableText.defaultTable }
}
