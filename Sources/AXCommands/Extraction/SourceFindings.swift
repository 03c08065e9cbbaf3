import AXExtract
import AXReport
import AXSource

/// What is wrong in the sources of a project, after its configuration and its waivers.
struct SourceFindings {
    /// About strings as they stand in the code.
    let ofStrings: [Diagnostic]
    /// About keys, and about waivers.
    let ofKeys: [Diagnostic]
    /// How many findings are waived.
    let waived: Int
    /// The files in which findings about waivers stand.
    let files: [SourceFile]

    var all: [Diagnostic] { ofStrings + ofKeys }

    /// - Parameters:
    ///   - keys: what is wrong with the keys.
    ///   - isWhole: whether all that there is was judged: only then a waiver that waives nothing is told.
    init(
        _ extraction: ProjectExtraction, keys: [Diagnostic], _ tables: SourceTables, of project: Project, isWhole: Bool
    ) {
        let strings = extraction.diagnostics.compactMap(project.levelled)
        let judged = WaivedFindings(
            strings + keys.compactMap(project.levelled),
            extraction.waivers + tables.waivers + project.configuration.waivers, rules: RuleCatalogue.ids,
            isOwn: { $0.isInCode || $0.isOfSourcesAlone }, isJudged: { isWhole && $0.isOfSourcesAlone })
        let idle = judged.idle.compactMap(project.levelled)
        let own = Set(strings)
        ofStrings = judged.diagnostics.filter(own.contains)
        ofKeys = judged.diagnostics.filter { !own.contains($0) } + idle
        waived = judged.waived.count
        let places = Set(idle.map(\.path))
        let known = extraction.facts.map(\.file) + tables.files.map(\.file) + project.configurations.sources
        files = places.isEmpty ? [] : known.filter { places.contains($0.path) }
    }
}

extension PlacedWaiver {
    /// Whether nothing but source code is judged by its rules.
    fileprivate var isOfSourcesAlone: Bool {
        !waiver.rules.isEmpty && RuleCatalogue.ofSourcesAlone.isSuperset(of: waiver.rules)
    }
}
