import AXExtract
import AXReport
import AXSource

/// The findings of `extract` about the sources, after configuration and suppressions, before any baseline.
struct SourceFindings {
    let all: [Diagnostic]
    let suppressed: Int
    /// The files with findings about suppressions.
    let files: [SourceFile]

    /// - Parameter isWhole: whether everything was checked. Otherwise, no suppression can be called unused.
    init(_ reading: SourceReading, of project: Project, isWhole: Bool) {
        let checked = SuppressedFindings(
            reading.findings.compactMap(project.levelled),
            reading.extraction.suppressions + reading.tables.suppressions + project.configuration.suppressions,
            rules: RuleCatalogue.ids, isOwn: { $0.isInCode || $0.isOfSourcesAlone },
            isJudged: { isWhole && $0.isOfSourcesAlone })
        let idle = checked.idle.compactMap(project.levelled)
        all = checked.diagnostics + idle
        suppressed = checked.suppressed.count
        let places = Set(idle.map(\.path))
        let known =
            reading.extraction.facts.map(\.file) + reading.tables.files.map(\.file) + project.configurations.sources
        files = known.filter { places.contains($0.path) }
    }
}

extension PlacedSuppression {
    /// Whether the suppressed rules check nothing but source code.
    var isOfSourcesAlone: Bool {
        !suppression.rules.isEmpty && RuleCatalogue.ofSourcesAlone.isSuperset(of: suppression.rules)
    }
}
