import AXSource

/// The findings of one rule, where a terminal would have to list too many.
struct FindingGroup {
    /// A terminal groups more findings than this by rule.
    static let limit = 50
    private static let mostExamples = 3

    let id: String
    /// The worst ones first.
    let diagnostics: [Diagnostic]

    /// The findings that are shown for all.
    var examples: some Sequence<Diagnostic> { diagnostics.prefix(Self.mostExamples) }
    /// How many are not shown.
    var rest: Int { max(0, diagnostics.count - Self.mostExamples) }
    /// The counts by severity: "2 warnings, 1 note".
    var counts: String { Findings.Summary(diagnostics).description }

    /// The line above groups, for people.
    static func introduction(_ count: Int) -> String {
        "\(count) findings, grouped by rule, with up to \(mostExamples) examples per rule (--all lists every finding):"
    }
}

/// What a report for people shows: findings in full, and groups of those that are too many for a terminal.
struct ListedFindings {
    /// In full, errors first.
    let full: [Diagnostic]
    /// The rule with the worst findings first, then the most frequent one; empty where everything is listed in full.
    let groups: [FindingGroup]

    init(_ findings: Findings, _ options: RenderOptions) {
        let ordered = findings.bySeverity
        guard options.columns != nil, !options.all, ordered.count > FindingGroup.limit else {
            (full, groups) = (ordered, [])
            return
        }
        // An error that an example stands for would be an error that no one sees.
        full = ordered.filter { $0.severity == .error }
        groups = Findings.groups(ordered.filter { $0.severity < .error })
    }

    /// How many findings are in groups.
    var grouped: Int { groups.map(\.diagnostics.count).reduce(0, +) }
}

extension Findings {
    /// Errors first, then warnings, then notes; each in the order of their places.
    var bySeverity: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in diagnostics.filter { $0.severity == severity } }
    }

    /// The findings by rule: the rule with the worst first, then the most frequent one.
    func groups() -> [FindingGroup] { Self.groups(bySeverity) }

    fileprivate static func groups(_ diagnostics: [Diagnostic]) -> [FindingGroup] {
        Dictionary(grouping: diagnostics, by: \.id)
            .map { FindingGroup(id: $0.key, diagnostics: $0.value) }
            .sorted { left, right in
                let (one, other) = (rank(of: left), rank(of: right))
                return one == other ? left.id < right.id : one > other
            }
    }

    private static func rank(of group: FindingGroup) -> (severity: Severity, count: Int) {
        (group.diagnostics.first?.severity ?? .note, group.diagnostics.count)
    }
}
