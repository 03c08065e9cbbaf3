import AXSource

/// A rule and a location. Severities and suppressions can be looked up by them, even without a finding.
struct RuleLocation {
    let rule: String
    let severity: Severity
    let path: String
    let start: Int
    let locale: String?
}

extension RuleLocation {
    init(_ finding: Diagnostic) {
        self.init(
            rule: finding.id, severity: finding.severity, path: finding.path, start: finding.span.start,
            locale: finding.locale)
    }

    /// A rule about source code, with its default severity.
    init(_ page: RulePage, in path: String, at span: Span) {
        self.init(rule: page.id, severity: page.severity, path: path, start: span.start, locale: nil)
    }
}
