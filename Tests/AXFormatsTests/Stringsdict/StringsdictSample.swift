import AXFormats
import AXModel
import AXSource

/// Small `.stringsdict` files for tests.
enum StringsdictSample {
    /// An XML property list around the entries of its outermost dictionary.
    static func xml(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n" + entries
            + "\n</dict>\n</plist>\n"
    }

    /// An entry with one plural variable.
    static func plural(
        _ key: String = "songs", format: String = "%#@n@", type: String = "d",
        forms: KeyValuePairs<String, String> = ["one": "%d song", "other": "%d songs"]
    ) -> String {
        """
        \t<key>\(key)</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>\(format)</string>
        \(variable("n", type: type, forms))
        \t</dict>
        """
    }

    static func variable(_ name: String, type: String = "d", _ forms: KeyValuePairs<String, String>) -> String {
        let texts = forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined()
        return """
            \t\t<key>\(name)</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>\(type)</string>
            \(texts)\t\t</dict>
            """
    }

    static func parse(_ text: String) -> Parsed<any StringsFile> {
        StringsdictFormat().parse(SourceFile(path: "Test.stringsdict", text: text))
    }

    static func units(_ text: String) -> [Unit] {
        parse(text).value.catalogs(locale: "en", table: "Test")[0].units
    }

    static func edit(_ text: String, _ changes: [CatalogChange]) throws -> String {
        let document = parse(text).value
        let file = try document.file.applying(document.edits(for: changes).edits)
        return file.string(file.fullSpan)
    }
}
