package import AXModel
import AXSource

/// Writes what Xcode exports: one file per target language, with the source strings next to their translations.
package struct XLIFFWriter: CatalogWriter {
    package let id = "xliff"
    package let canContainUntranslated = true

    package init() {}

    /// Writes one file per target language, named after the language, such as `de.xliff`. Writes no file for a set
    /// without translations.
    package func write(_ set: CatalogSet) -> WrittenCatalogs { write(all: [set]) }

    /// Writes one file per language, with one `file` element per table.
    package func write(all sets: [CatalogSet]) -> WrittenCatalogs {
        var losses: [WrittenCatalogs.Loss] = []
        let files = CatalogSet.targetLocales(of: sets).map { locale in
            let exports = sets.compactMap { set in
                set.catalogs.first { $0.locale == locale }.map { XLIFFExportedUnits(set, $0) }
            }
            losses += exports.flatMap(\.losses)
            let source = sets.first?.sourceLanguage ?? "en"
            let export = XLIFFExport(from: source, to: locale, files: exports.flatMap(\.files))
            return WrittenCatalogs.File(path: "\(locale).xliff", bytes: Array(export.text.utf8))
        }
        return WrittenCatalogs(files: files, losses: losses)
    }
}

extension CatalogSet {
    /// The languages that the tables are translated into, in the order in which they first occur.
    static func targetLocales(of sets: [CatalogSet]) -> [String] {
        sets.flatMap { set in set.catalogs.map(\.locale).filter { $0 != set.sourceLanguage } }.uniqued()
    }
}
