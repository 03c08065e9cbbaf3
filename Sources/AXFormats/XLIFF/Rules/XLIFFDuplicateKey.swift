import AXSource

/// An id that appears more than once in a `file` element.
enum XLIFFDuplicateKey: FileRule {
    static let page = RulePage.duplicateKey

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        xliff.document.syntax.files.flatMap { file in
            file.units.replaced(\.id).map { diagnostic($0, $1, file, xliff.document) }
        }
    }

    private static func diagnostic(
        _ unit: XLIFFUnit, _ last: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> Diagnostic {
        let (own, used) = (unit.target.map(document.text), last.target.map(document.text))
        let isSame = own.map { Array($0.string.utf8) } == used.map { Array($0.string.utf8) }
        return Diagnostic(
            id: page.id, severity: page.severity, path: document.file.path, span: unit.idSpan,
            message: "“\(unit.id)” is repeated below" + (isSame ? "" : " with a different translation"),
            explanation: "Only one of the units with this id can be imported.", key: unit.identity.key,
            locale: file.targetLanguage, notes: [.init("the last unit with this id is here", span: last.idSpan)])
    }
}
