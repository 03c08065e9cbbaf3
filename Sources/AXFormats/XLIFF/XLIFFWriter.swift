public import AXModel
import AXSource

/// Writes what Xcode exports: one file for each target language, with the catalog's source strings beside its
/// translations.
public struct XLIFFWriter: CatalogWriter {
    public let id = "xliff"
    public let holdsUntranslated = true

    public init() {}

    /// The files are named after their language: `de.xliff`. A set without translations gives no file.
    public func write(_ set: CatalogSet) -> WrittenCatalogs { write(all: [set]) }

    /// A language is one file, with an element for each table.
    public func write(all sets: [CatalogSet]) -> WrittenCatalogs {
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
    /// Every language that is translated into, in the order in which the tables have them.
    static func targetLocales(of sets: [CatalogSet]) -> [String] {
        sets.flatMap { set in set.catalogs.map(\.locale).filter { $0 != set.sourceLanguage } }.uniqued()
    }
}
