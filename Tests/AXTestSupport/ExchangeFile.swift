/// XLIFF files for tests that need many strings.
public enum ExchangeFile {
    /// A file with thirty translated strings of different lengths.
    public static func text(from source: String = "en", to target: String) -> String {
        let units = (1...30).map { number in
            let text = "Text " + String(repeating: "la ", count: number % 7) + "\(number)"
            return """
                <trans-unit id="k\(number)"><source>\(text)</source>\
                <target>\(text)\(String(repeating: "x", count: number % 5 + 1))</target></trans-unit>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="Localizable.strings" datatype="plaintext" source-language="\(source)" \
            target-language="\(target)"><body>\(units.joined(separator: "\n"))</body></file></xliff>
            """
    }
}
