/// A small XLIFF file for the pages of rules.
enum XLIFFSample {
    /// A whole file with one `file` element.
    static func text(
        languages: String = "source-language=\"en\" target-language=\"de\"", _ units: String
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="Localizable.strings" \(languages) datatype="plaintext">
            <body>
              \(units)
            </body>
          </file>
        </xliff>

        """
    }

    /// A unit that nothing is wrong with.
    static let unit = unit(target: "<target>Abspielen</target>")

    static func unit(id: String = "play", source: String = "Play", target: String) -> String {
        """
        <trans-unit id="\(id)" xml:space="preserve">
                <source>\(source)</source>
                \(target)
                <note/>
              </trans-unit>
        """
    }
}
