public import AXSource

/// XLIFF 1.2 as Xcode exports and imports it, alone or inside an `.xcloc`.
public struct XLIFFFormat: FileFormat {
    public let id = "xliff"
    public let extensions = XLIFFScheme.ownExtensions

    public init() {}

    public var pages: [RulePage] { [.fileUnparsable] + XLIFFRules.all.map { $0.page } + [VariableUndefined.page] }

    /// A new file contains the units of the table that every project begins with.
    public func emptyFile(sourceLanguage: String, locale: String) -> String {
        XLIFFExport(from: sourceLanguage, to: locale, files: [("Localizable.xcstrings", [])]).text
    }

    public func document(of file: SourceFile) -> any StringsFile { XLIFFDocument(file) }

    public func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = XLIFFDocument(file)
        return Parsed(document, diagnostics: document.diagnostics())
    }
}
