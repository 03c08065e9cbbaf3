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
        former = FormerState(changes.before, input.request, in: input.workplace)
        units = ChangedUnits(
            from: try former.catalogs(of: input.project), to: input.tables,
            files: ChangedFiles(changes.before, in: input.workplace.files))
    }

    /// Findings about strings files that are about changed strings.
    func ofStrings(_ findings: [Diagnostic]) -> [Diagnostic] { findings.compactMap(units.part) }

    /// Findings about sources that the earlier sources don't have.
    /// - Parameter files: The files of the findings.
    func ofSources(_ findings: [Diagnostic], files: [String: SourceFile]) throws(CommandFailure) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let former = try former.sources()
        let oldText = FindingText(CheckedTables(), files: Dictionary(former.files.map { ($0.path, $0) }) { $1 })
        let newText = FindingText(CheckedTables(), files: files)
        return Baseline(accepting: former.findings, textHash: oldText.hash(of:))
            .remainder(of: findings, textHash: newText.hash(of:)).diagnostics
    }
}
