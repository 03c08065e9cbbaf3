package import AXSource

/// `.stringsdict` files, whose strings vary by number, device or width: XML, binary and old-style property lists.
package struct StringsdictFormat: FileFormat {
    package let id = "stringsdict"
    package let extensions = ["stringsdict"]

    package init() {}

    package var pages: [RulePage] { PropertyListRules.pages + StringsdictRules.pages }

    package func emptyFile(sourceLanguage: String, locale: String) -> String { XMLPropertyListSerializer.file(of: []) }

    package func document(of file: SourceFile) -> any StringsFile { StringsdictDocument(file) }

    package func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = StringsdictDocument(file)
        return Parsed(document, diagnostics: PropertyListRules.check(document.list) + StringsdictRules.check(document))
    }
}
