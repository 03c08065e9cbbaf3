package import AXModel
package import AXSource

/// The files of an `.xcloc`, the folder in which Xcode gives a language to a translator.
package enum XclocPackage {
    /// The folder of a locale with the contents that Xcode gives it.
    /// - Parameters:
    ///   - sets: the tables, each with the catalog of `locale` among its own.
    ///   - locale: the language to translate into.
    ///   - project: the name that the translator's tool shows.
    ///   - sources: the project's files that the tables come from, for context. Xcode wants at least one file there.
    /// - Returns: paths below the output folder: `de.xcloc/contents.json` …
    package static func write(
        _ sets: [CatalogSet], locale: String, project: String, sources: [SourceFile], version: String
    ) -> WrittenCatalogs {
        let exports = sets.map { set -> XLIFFExportedUnits in
            let empty = Catalog(path: "", locale: locale, table: set.table, units: [])
            return XLIFFExportedUnits(set, set.catalogs.first { $0.locale == locale } ?? empty)
        }
        let source = sets.first?.sourceLanguage ?? "en"
        let xliff = XLIFFExport(from: source, to: locale, files: exports.flatMap(\.files))
        let contents = XclocContents(
            developmentRegion: source, project: project, targetLocale: locale, toolName: "axstrings",
            toolVersion: version)
        let folder = "\(locale).xcloc"
        let files =
            [
                WrittenCatalogs.File(path: "\(folder)/contents.json", bytes: contents.bytes),
                WrittenCatalogs.File(
                    path: "\(folder)/Localized Contents/\(locale).xliff", bytes: Array(xliff.text.utf8)),
            ]
            + sources.compactMap { file in
                safePath(file.path).map { .init(path: "\(folder)/Source Contents/\($0)", bytes: file.raw) }
            }
        return WrittenCatalogs(files: files, losses: exports.flatMap(\.losses))
    }

    /// The path without its steps upward and its root, so that nothing leaves the package; nil where nothing is left.
    private static func safePath(_ path: String) -> String? {
        let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}
