public import AXModel

/// Writes what Xcode exports: one file for each target language, with the catalog's source strings beside its
/// translations.
public struct XLIFFWriter: CatalogWriter {
    public let id = "xliff"

    public init() {}

    /// The files are named after their language: `de.xliff`. A set without translations gives no file.
    public func write(_ set: CatalogSet) -> WrittenCatalogs {
        let exports = set.catalogs.filter { $0.locale != set.sourceLanguage }.map { XLIFFExport(set, $0) }
        return WrittenCatalogs(
            files: exports.map { .init(path: "\($0.locale).xliff", bytes: Array($0.text.utf8)) },
            losses: exports.flatMap(\.losses))
    }
}
