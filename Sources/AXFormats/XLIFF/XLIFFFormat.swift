package import AXSource

/// XLIFF 1.2 as Xcode exports and imports it, alone or inside an `.xcloc`.
package struct XLIFFFormat: FileFormat {
    package let id = "xliff"
    package let extensions = XLIFFScheme.ownExtensions

    package init() {}

    package var pages: [RulePage] { [.fileUnparsable] + XLIFFRules.all.map { $0.page } + [VariableUndefined.page] }

    /// A new file has an empty `file` element for the table that every project begins with, `Localizable`.
    package func emptyFile(sourceLanguage: String, locale: String) -> String {
        XLIFFExport(from: sourceLanguage, to: locale, files: [("Localizable.xcstrings", [])]).text
    }

    package func document(of file: SourceFile) -> any StringsFile { XLIFFDocument(file) }

    package func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = XLIFFDocument(file)
        return Parsed(document, diagnostics: document.diagnostics())
    }
}
