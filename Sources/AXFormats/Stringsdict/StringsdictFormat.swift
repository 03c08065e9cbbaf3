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

/// The rules for `.stringsdict` files, most important first.
enum StringsdictRules {
    static let all: [any FileRule<StringsdictEntries>.Type] = [
        StringsdictVariationNesting.self, StringsdictValueType.self, StringsdictReferenceSuspicious.self,
        StringsdictExtraCategory.self, StringsdictPlaceholderUnsupported.self,
    ]

    static let ofVariables: [any FileRule<[StringVariables]>.Type] = [VariableUndefined.self, VariableUnused.self]

    static var pages: [RulePage] { ofVariables.map { $0.page } + all.map { $0.page } }

    static func check(_ document: StringsdictDocument) -> [Diagnostic] {
        let entries = StringsdictEntries(document)
        let variables = entries.variables
        return all.flatMap { $0.check(entries) } + ofVariables.flatMap { $0.check(variables) }
    }
}
