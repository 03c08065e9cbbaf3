import AXSource

/// The entries of a `.stringsdict` file that count.
struct StringsdictEntries {
    private let all: [StringsdictEntry]
    private let edits: PropertyListEdits

    init(_ document: StringsdictDocument) {
        all = document.countingEntries
        edits = PropertyListEdits(document.list)
    }

    var variables: [StringVariables] { all.flatMap { $0.variables(edits) } }

    /// What `check` finds in each entry.
    func findings(_ check: (StringsdictEntry, PropertyListEdits) -> [Diagnostic]) -> [Diagnostic] {
        all.flatMap { check($0, edits) }
    }
}

extension FileRule where Whole == StringsdictEntries {
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
