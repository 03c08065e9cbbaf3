import AXSource

/// The findings of one rule, which are grouped if a terminal would show too many.
struct FindingGroup {
    /// The maximum number of findings that a report for a terminal lists without grouping.
    static let limit = 50
    private static let mostExamples = 3

    let id: String
    /// The findings, sorted by severity with the most severe ones first.
    let diagnostics: [Diagnostic]

    /// The findings that the group shows.
    var examples: some Sequence<Diagnostic> { diagnostics.prefix(Self.mostExamples) }
    /// The number of findings that the group doesn't show.
    var rest: Int { max(0, diagnostics.count - Self.mostExamples) }
    /// The counts by severity: “2 warnings, 1 note”.
    var counts: String { Findings.Summary(diagnostics).description }

    /// The line before the groups.
    static func introduction(_ count: Int) -> String {
        "\(count) findings, grouped by rule, with up to \(mostExamples) examples per rule (--all lists every finding):"
    }
}

/// The findings that a report for people lists individually, and the groups of the others.
struct ListedFindings {
    /// The findings that are listed individually, sorted by severity with errors first.
    let full: [Diagnostic]
    /// The groups, sorted by severity and then by frequency; empty if all findings are listed individually.
    let groups: [FindingGroup]

    init(_ findings: Findings, _ options: RenderOptions) {
        let ordered = findings.bySeverity
        guard options.columns != nil, !options.all, ordered.count > FindingGroup.limit else {
            (full, groups) = (ordered, [])
            return
        }
        // Errors aren't grouped, because no one would see an error that isn't among the examples.
        full = ordered.filter { $0.severity == .error }
        groups = Findings.groups(ordered.filter { $0.severity < .error })
    }

    /// The number of findings in groups.
    var grouped: Int { groups.map(\.diagnostics.count).reduce(0, +) }
}

extension Findings {
    /// The findings sorted by severity, beginning with errors, and then by path and span.
    var bySeverity: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in diagnostics.filter { $0.severity == severity } }
    }

    /// The findings by rule, sorted by severity and then by frequency.
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
