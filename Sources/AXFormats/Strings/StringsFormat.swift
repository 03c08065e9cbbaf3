public import AXSource

/// `.strings` files: old-style, XML and binary property lists, all of which the runtime reads.
public struct StringsFormat: FileFormat {
    public let id = "strings"
    public let extensions = ["strings"]

    public init() {}

    public var pages: [RulePage] { StringsRules.all.map { $0.page } }

    public func document(of file: SourceFile) -> any StringsFile {
        if let list = PropertyListStrings(file) { return list }
        return StringsDocument(file)
    }

    public func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        if let list = PropertyListStrings(file) {
            return Parsed(list, diagnostics: list.diagnostics)
        }
        let document = StringsDocument(file)
        return Parsed(document, diagnostics: StringsRules.all.flatMap { $0.check(document) })
    }
}
