public import AXSource

/// String catalogs (`.xcstrings`): JSON with all languages of a table, as Xcode 15 and later write them.
public struct StringCatalogFormat: FileFormat {
    public let id = "xcstrings"
    public let extensions = ["xcstrings"]

    public init() {}

    public var pages: [RulePage] { StringCatalogRules.pages }

    public func emptyFile(sourceLanguage: String, locale: String) -> String {
        StringCatalogWriter.text(sourceLanguage: sourceLanguage, strings: .object([JSONValue.Member]()))
    }

    public func document(of file: SourceFile) -> any StringsFile { StringCatalogDocument(file) }

    public func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = StringCatalogDocument(file)
        return Parsed(document, diagnostics: StringCatalogRules.check(document))
    }
}
