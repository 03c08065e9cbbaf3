import AXSource

/// The findings of one rule, grouped because there are too many to list on a terminal.
struct FindingGroup {
    /// If there are more findings than this, a report for a terminal groups them.
    static let limit = 50
    private static let mostExamples = 3

    let id: String
    /// The most severe findings first.
    let diagnostics: [Diagnostic]

    /// The findings that are shown.
    var examples: some Sequence<Diagnostic> { diagnostics.prefix(Self.mostExamples) }
    /// The number of findings that aren't shown.
    var rest: Int { max(0, diagnostics.count - Self.mostExamples) }
    /// The counts by severity: “2 warnings, 1 note”.
    var counts: String { Findings.Summary(diagnostics).description }

    /// The line before the groups.
    static func introduction(_ count: Int) -> String {
        "\(count) findings, grouped by rule, with up to \(mostExamples) examples per rule (--all lists every finding):"
    }
}

/// The findings that a report for people lists in full, and the groups of the others.
struct ListedFindings {
    /// Errors first.
    let full: [Diagnostic]
    /// Sorted by severity, then by frequency; empty if all findings are listed in full.
    let groups: [FindingGroup]

    init(_ findings: Findings, _ options: RenderOptions) {
        let ordered = findings.bySeverity
        guard options.columns != nil, !options.all, ordered.count > FindingGroup.limit else {
            (full, groups) = (ordered, [])
            return
        }
        // Errors aren't grouped: no one would see an error that isn't among the examples.
        full = ordered.filter { $0.severity == .error }
        groups = Findings.groups(ordered.filter { $0.severity < .error })
    }

    /// The number of findings in groups.
    var grouped: Int { groups.map(\.diagnostics.count).reduce(0, +) }
}

extension Findings {
    /// Errors first, then warnings, then notes, each sorted by path and span.
    var bySeverity: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in diagnostics.filter { $0.severity == severity } }
    }

    /// The findings by rule, sorted by severity, then by frequency.
    func groups() -> [FindingGroup] { Self.groups(bySeverity) }

    fileprivate static func groups(_ diagnostics: [Diagnostic]) -> [FindingGroup] {
        Dictionary(grouping: diagnostics, by: \.id)
            .map { FindingGroup(id: $0.key, diagnostics: $0.value) }
            .sorted { left, right in
                let (one, other) = (weight(of: left), weight(of: right))
                return one == other ? left.id < right.id : one > other
            }
    }

    private static func weight(of group: FindingGroup) -> (severity: Severity, count: Int) {
        (group.diagnostics.first?.severity ?? .note, group.diagnostics.count)
    }
}
