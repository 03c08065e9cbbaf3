import AXFormats
import AXModel
import AXSource

/// The languages into which the strings of a table are translated. They are read only if code with translated strings
/// would get a different key.
struct TranslatedKeys {
    private var locales: [StringKey: Set<String>] = [:]

    /// Reads the files of the table. Those that can't be read are skipped, because `check` reports them.
    /// - Parameter language: the language of the strings in the code.
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

    /// The languages into which a key is translated, sorted.
    func locales(of key: StringKey) -> [String] { locales[key, default: []].sorted() }
}

extension Unit {
    /// Whether the unit is translated: it has variations, or a string that isn't empty.
    fileprivate var isTranslated: Bool { onlyText.map { !$0.string.isEmpty } ?? true }
}
