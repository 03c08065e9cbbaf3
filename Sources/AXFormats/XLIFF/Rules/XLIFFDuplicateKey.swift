import AXSource

/// An id that appears more than once in a `file` element.
enum XLIFFDuplicateKey: FileRule {
    static let page = RulePage.duplicateKey

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        xliff.document.syntax.files.flatMap { file -> [Diagnostic] in
            let groups = Dictionary(grouping: file.units, by: \.id).values.filter { $0.count > 1 }
            return groups.flatMap { diagnostics($0, file, xliff.document) }
        }
    }

    private static func diagnostics(
        _ units: [XLIFFUnit], _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> [Diagnostic] {
        let translations = Set(units.map { $0.target.map { Array(document.text(of: $0).string.utf8) } })
        let difference = translations.count > 1 ? " with a different translation" : ""
        return units.dropLast().map { diagnostic($0, units.last, difference, file, document) }
    }

    private static func diagnostic(
        _ unit: XLIFFUnit, _ last: XLIFFUnit?, _ difference: String, _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: document.file.path, span: unit.idSpan,
            message: "“\(unit.id)” is repeated below\(difference)",
            explanation: "Only one of the units with this id can be imported.", key: unit.identity.key,
            locale: file.targetLanguage,
            notes: last.map { [.init("the last unit with this id is here", span: $0.idSpan)] } ?? [])
    }
}
