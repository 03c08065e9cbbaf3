import AXSource

/// An id that appears more than once in a `file` element.
enum XLIFFDuplicateKey: FileRule {
    static let page = RulePage.duplicateKey

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        xliff.document.syntax.files.flatMap { file in
            file.units.repeated(\.id).map { diagnostic($0, $1, file, xliff.document) }
        }
    }

    private static func diagnostic(
        _ unit: XLIFFUnit, _ next: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> Diagnostic {
        let (own, other) = (unit.target.map(document.text), next.target.map(document.text))
        let isSame = own.map { Array($0.string.utf8) } == other.map { Array($0.string.utf8) }
        return Diagnostic(
            id: page.id, severity: page.severity, path: document.file.path, span: unit.idSpan,
            message: "“\(unit.id)” is repeated below" + (isSame ? "" : " with a different translation"),
            explanation: "Only one of the units with this id can be imported.", key: unit.identity.key,
            locale: file.targetLanguage, notes: [.init("the next unit with this id is here", span: next.idSpan)])
    }
}
