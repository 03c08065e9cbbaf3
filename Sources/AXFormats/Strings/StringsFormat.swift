package import AXSource

/// `.strings` files: old-style, XML and binary property lists, all of which the runtime reads.
package struct StringsFormat: FileFormat {
    package let id = "strings"
    package let extensions = ["strings"]

    package init() {}

    package var pages: [RulePage] { StringsRules.all.map { $0.page } }

    package func document(of file: SourceFile) -> any StringsFile {
        if let list = PropertyListStrings(file) { return list }
        return StringsDocument(file)
    }

    package func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        if let list = PropertyListStrings(file) {
            return Parsed(list, diagnostics: list.diagnostics)
        }
        let document = StringsDocument(file)
        return Parsed(document, diagnostics: StringsRules.all.flatMap { $0.check(document) })
    }
}
