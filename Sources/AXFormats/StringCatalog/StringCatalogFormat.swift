package import AXSource

/// String catalogs (`.xcstrings`): JSON with all languages of a table, as Xcode 15 and later write them.
package struct StringCatalogFormat: FileFormat {
    package let id = "xcstrings"
    package let extensions = ["xcstrings"]

    package init() {}

    package var pages: [RulePage] { StringCatalogRules.pages }

    package func emptyFile(sourceLanguage: String, locale: String) -> String {
        StringCatalogWriter.text(sourceLanguage: sourceLanguage, strings: .object([JSONValue.Member]()))
    }

    package func document(of file: SourceFile) -> any StringsFile { StringCatalogDocument(file) }

    package func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = StringCatalogDocument(file)
        return Parsed(document, diagnostics: StringCatalogRules.check(document))
    }
}
