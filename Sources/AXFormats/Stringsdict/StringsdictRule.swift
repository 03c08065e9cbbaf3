import AXSource

/// Something that can be wrong with an entry of a `.stringsdict` file.
protocol StringsdictRule: Sendable {
    static var page: RulePage { get }
    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic]
}

extension StringsdictRule {
    /// A finding of this rule.
    static func finding(
        _ message: String, at span: Span, in entry: StringsdictEntry, _ edits: PropertyListEdits,
        severity: Severity? = nil, explanation: String? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: edits.list.file.path, span: span, message: message,
            explanation: explanation, key: entry.key, fixIts: edits.list.readOnlyReason == nil ? fixIts : [])
    }
}
