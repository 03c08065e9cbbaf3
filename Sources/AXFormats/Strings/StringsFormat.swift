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

/// The rules for old-style `.strings` files, most important first.
enum StringsRules {
    static let all: [any FileRule<StringsDocument>.Type] = [
        UnexpectedEncoding.self, FileUnparsable.self, EntriesDropped.self, DuplicateKey.self, NearDuplicateKey.self,
        UnknownEscape.self, StringsPlaceholderUnsupported.self,
    ]
}

extension FileRule where Whole == StringsDocument {
    static func finding(
        _ message: String, at span: Span, in document: StringsDocument, severity: Severity? = nil,
        explanation: String? = nil, key: StringKey? = nil, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: document.file.path, span: span, message: message,
            explanation: explanation, key: key, notes: notes, fixIts: fixIts)
    }
}
