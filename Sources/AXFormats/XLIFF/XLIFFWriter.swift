package import AXModel
import AXSource

/// Writes the same files as Xcode's export: one per target language, with the source strings next to their
/// translations.
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

struct XLIFFExport {
    let locale: String
    /// The whole file, in Xcode's layout.
    let text: String

    /// - Parameter files: the units of each `file` element, with the path of the original file in the project.
    init(from source: String, to locale: String, files: [(original: String, units: [XLIFFExportedUnit])]) {
        self.locale = locale
        text =
            Self.head + files.map { Self.file($0.original, $0.units, from: source, to: locale) }.joined() + "</xliff>\n"
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
        version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
        http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

        """

    /// The id of Xcode's tool. Other tools recognize from it that the ids of units follow Xcode's scheme.
    private static let toolID = "com.apple.dt.xcode"

    private static func file(
        _ original: String, _ units: [XLIFFExportedUnit], from source: String, to target: String
    ) -> String {
        """
          <file original="\(XMLEscaping.attribute(original))" source-language="\(XMLEscaping.attribute(source))" \
        target-language="\(XMLEscaping.attribute(target))" datatype="plaintext">
            <header>
              <tool tool-id="\(toolID)" tool-name="axstrings"/>
            </header>
            <body>
        \(units.map(\.text).joined())    </body>
          </file>

        """
    }
}
