import AXSource

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
