import AXSource

/// Something that can be wrong with a `.strings` file.
protocol StringsRule: Sendable {
    static var page: RulePage { get }
    static func check(_ document: StringsDocument) -> [Diagnostic]
}

extension StringsRule {
    /// A finding of this rule.
    static func finding(
        _ message: String, at span: Span, in document: StringsDocument, severity: Severity? = nil,
        explanation: String? = nil, key: StringKey? = nil, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: document.file.path, span: span, message: message,
            explanation: explanation, key: key, notes: notes, fixIts: fixIts)
    }
}
