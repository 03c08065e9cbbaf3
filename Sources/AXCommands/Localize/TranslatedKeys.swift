import AXFormats
import AXModel
import AXSource

/// The languages into which the strings of a table are translated. Read only when code with translated strings would
/// get another key.
struct TranslatedKeys {
    private var locales: [StringKey: Set<String>] = [:]

    /// Files that can't be read are skipped; `check` reports them.
    /// - Parameter language: The language of the strings in the code.
    init(_ table: StringTable, besides language: String, in files: any FileSystem) {
        for (path, locale) in table.files.map({ ($0.path, $0.locale) }) + table.catalogs.map({ ($0, language) }) {
            guard let format = Formats.format(forExtension: PathName.fileExtension(of: path)),
                let raw = try? files.read(path)
            else { continue }
            let document = format.document(of: SourceFile(path: path, raw: raw))
            for catalog in document.catalogs(locale: locale, table: table.name)
            where ![language, LocaleName.base].contains(catalog.locale) {
                for unit in catalog.units where unit.isTranslated {
                    locales[unit.key, default: []].insert(catalog.locale)
                }
            }
        }
    }

    /// Sorted.
    func locales(of key: StringKey) -> [String] { locales[key, default: []].sorted() }
}

extension Unit {
    /// Whether it has a string that isn't empty.
    fileprivate var isTranslated: Bool { onlyText.map { !$0.string.isEmpty } ?? true }
}
