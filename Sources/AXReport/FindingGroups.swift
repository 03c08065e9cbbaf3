import AXSource

/// The findings of one rule, where there are too many to list.
struct FindingGroup {
    /// More findings than this are shown by rule.
    static let limit = 50

    let id: String
    let diagnostics: [Diagnostic]

    /// The findings that are shown for all.
    var examples: some Sequence<Diagnostic> { diagnostics.prefix(3) }
    /// How many are not shown.
    var rest: Int { max(0, diagnostics.count - 3) }
    /// The counts by severity: "2 errors, 1 note".
    var counts: String { Findings.Summary(diagnostics).description }

    /// What stands above groups, for people.
    static func introduction(_ count: Int) -> String {
        "\(count) findings, by rule, with three examples each; --all lists every one."
    }
}

extension Findings {
    /// The findings by rule: the gravest rule first, then the most frequent one.
    func groups() -> [FindingGroup] {
        Dictionary(grouping: diagnostics, by: \.id)
            .map { FindingGroup(id: $0.key, diagnostics: $0.value) }
            .sorted { left, right in
                let (one, other) = (rank(of: left), rank(of: right))
                return one == other ? left.id < right.id : one > other
            }
    }

    /// Whether the findings are shown by rule.
    func areGrouped(_ options: RenderOptions) -> Bool {
        !options.all && diagnostics.count > FindingGroup.limit
    }

    private func rank(of group: FindingGroup) -> (severity: Severity, count: Int) {
        (group.diagnostics.map(\.severity).max() ?? .note, group.diagnostics.count)
    }
}
