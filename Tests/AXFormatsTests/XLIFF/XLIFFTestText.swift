import AXModel
import AXSource

@testable import AXFormats

/// Small XLIFF files for tests.
enum XLIFFTestText {
    static func document(
        _ units: String, original: String = "Localizable.xcstrings",
        languages: String = "source-language=\"en\" target-language=\"de\""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="\(original)" \(languages) datatype="plaintext">
            <body>
        \(units)
            </body>
          </file>
        </xliff>

        """
    }

    /// One unit in Xcode's layout.
    static func unit(_ id: String, _ source: String, _ target: String? = nil, state: String? = nil, note: String = "")
        -> String
    {
        let state = state.map { " state=\"\($0)\"" } ?? ""
        let target = target.map { "        <target\(state)>\($0)</target>\n" } ?? ""
        let note = note.isEmpty ? "<note/>" : "<note>\(note)</note>"
        return """
                  <trans-unit id="\(id)" xml:space="preserve">
                    <source>\(source)</source>
            \(target)        \(note)
                  </trans-unit>
            """
    }

    static func parse(_ text: String, path: String = "delivery.xliff") -> XLIFFDocument {
        XLIFFDocument(SourceFile(path: path, text: text))
    }

    /// The units of one locale by key.
    static func units(_ text: String, _ locale: String) -> [StringKey: Unit] {
        let catalogs = parse(text).catalogs(locale: "", table: "").filter { $0.locale == locale }
        return Dictionary(catalogs.flatMap(\.units).map { ($0.key, $0) }) { $1 }
    }
}
