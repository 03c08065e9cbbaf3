import AXSource

/// The findings of a check that are about what has changed.
///
/// A finding about a strings file counts where its string, its source or its file has changed. A finding about source code
/// counts where the same check of the earlier sources does not find it: the reason may be a changed line, or a key that a
/// strings file no longer holds.
struct ChangedFindings {
    private let units: ChangedUnits
    private let former: FormerState

    init(_ changes: GitChanges, _ input: CheckInput) throws(CommandFailure) {
        former = try FormerState(changes.before, input.request, in: input.workplace)
        units = ChangedUnits(
            from: former.catalogs(of: input.project), to: input.tables,
            files: ChangedFiles(changes.before, in: input.workplace.files))
    }

    /// Findings about strings files that are about changed strings.
    func ofStrings(_ findings: [Diagnostic]) -> [Diagnostic] { findings.compactMap(units.part) }

    /// Findings about sources that the earlier sources don't have.
    func ofSources(_ sources: CheckedSources) throws(CommandFailure) -> [Diagnostic] {
        guard !sources.findings.isEmpty else { return [] }
        let former = try former.sources(before: sources)
        return Baseline(accepting: former.findings, textHash: former.textHash)
            .remainder(of: sources.findings, textHash: sources.textHash).diagnostics
    }
}

extension CheckedSources {
    fileprivate var textHash: (Diagnostic) -> String {
        FindingText(CheckedTables(), files: Dictionary(files.map { ($0.path, $0) }) { $1 }).hash(of:)
    }
}
