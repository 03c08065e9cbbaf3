import AXExtract
import AXFormats
import AXModel
import AXSource

/// `xliff`: a file for a translator, with the comments from the source code and the tool's notes.
struct ExchangeFormat: ExtractedTableFormat {
    let name = "xliff"
    let summary = "for translators"
    let needsLocale = true
    private let writer = XLIFFWriter()

    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File] {
        writer.write(all: strings.tables.map { set(of: $0, strings) }).files
    }

    private func set(of table: String, _ strings: ExtractedStrings) -> CatalogSet {
        let explanation = strings.explanation
        let texts = strings.texts[table] ?? [:]
        let units = strings.entries(of: table).map { unit($0, texts[$0.key] ?? $0.sourceString, explanation) }
        let source = Catalog(path: "\(table).strings", locale: strings.language, table: table, units: units)
        let target = Catalog(path: "", locale: strings.locale ?? strings.language, table: table, units: [])
        return CatalogSet(sourceLanguage: strings.language, table: table, catalogs: [source, target])
    }

    /// - Parameter text: the string in the project's table; if the table doesn't contain it, the string in the source
    ///   code, which may be the key.
    private func unit(_ entry: ExtractedEntry, _ text: String, _ explanation: EntryExplanation) -> Unit {
        let nowhere = Span(at: 0)
        return Unit(
            key: entry.key, comment: explanation.comment(for: entry),
            text: .plain(LocatedText(text, span: nowhere)), span: nowhere, keySpan: nowhere)
    }
}
