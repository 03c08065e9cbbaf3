import AXScan
import AXSource

/// Something that can be wrong with a string catalog.
protocol StringCatalogRule: Sendable {
    static var page: RulePage { get }
    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic]
}

extension StringCatalogRule {
    /// A finding of this rule.
    static func finding(
        _ message: String, at span: Span, in document: StringCatalogDocument, severity: Severity? = nil,
        explanation: String? = nil, place: StringCatalogPlace? = nil, notes: [Diagnostic.Note] = [],
        fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: document.file.path, span: span, message: message,
            explanation: explanation, key: place.map { document.key($0.entry) },
            locale: place.map { document.tree.string($0.localization.key) }, notes: notes, fixIts: fixIts)
    }
}
