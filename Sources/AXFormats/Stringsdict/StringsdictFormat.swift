public import AXSource

/// `.stringsdict` files, whose strings vary by number, device or width: XML, binary and old-style property lists.
public struct StringsdictFormat: FileFormat {
    public let id = "stringsdict"
    public let extensions = ["stringsdict"]

    public init() {}

    public var pages: [RulePage] { PropertyListRules.pages + StringsdictRules.pages }

    public func emptyFile(sourceLanguage: String, locale: String) -> String { XMLPropertyListSerializer.file(of: []) }

    public func document(of file: SourceFile) -> any StringsFile { StringsdictDocument(file) }

    public func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = StringsdictDocument(file)
        return Parsed(document, diagnostics: PropertyListRules.check(document.list) + StringsdictRules.check(document))
    }
}
