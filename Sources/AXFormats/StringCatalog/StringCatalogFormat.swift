import AXScan
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

/// The rules for string catalogs, most important first.
enum StringCatalogRules {
    static let all: [any FileRule<StringCatalogSurvey>.Type] = [
        CatalogFails.self, DuplicateMember.self, VariationNesting.self,
        CatalogValueType.self, CatalogLanguageTag.self,
        SymbolCollision.self,
    ]

    static let ofVariables: [any FileRule<[StringVariables]>.Type] = [VariableUndefined.self, VariableUnused.self]

    static var pages: [RulePage] { ofVariables.map { $0.page } + all.map { $0.page } }

    static func check(_ document: StringCatalogDocument) -> [Diagnostic] {
        let survey = StringCatalogSurvey(document)
        let variables = survey.variables
        return all.flatMap { $0.check(survey) } + ofVariables.flatMap { $0.check(variables) }
    }
}

extension FileRule where Whole == StringCatalogSurvey {
    static func finding(
        _ message: String, at span: Span, in document: StringCatalogDocument, severity: Severity? = nil,
        explanation: String? = nil, localization: StringCatalogSurvey.Localization? = nil,
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: document.file.path, span: span, message: message,
            explanation: explanation, key: localization.map { document.key($0.entry) },
            locale: localization.map { document.tree.string($0.member.key) }, notes: notes, fixIts: fixIts)
    }
}
