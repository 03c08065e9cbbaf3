package import AXModel
package import AXSource

/// What `extract` found, as a value: formats turn it into text.
package struct ExtractReport: Sendable {
    /// Sorted by path and place.
    package let occurrences: [Occurrence]
    /// Where else the keys are used, for what is not spoken.
    package let otherUses: [Occurrence]
    package let findings: Findings
    package let project: String
    package let tool: ToolVersion
    /// How the spoken strings reach their attributes: all that were found, though only some may be listed.
    let coverage: Coverage
    /// By path. An occurrence whose file is not here has no line.
    let files: [String: SourceFile]

    /// - Parameter coverage: of all occurrences, where only some are listed.
    package init(
        occurrences: [Occurrence], otherUses: [Occurrence] = [], diagnostics: [Diagnostic],
        files: [String: SourceFile], project: String, tool: ToolVersion, coverage: Coverage? = nil
    ) {
        self.occurrences = occurrences.enumerated()
            .sorted { ($0.element.path, $0.element.span, $0.offset) < ($1.element.path, $1.element.span, $1.offset) }
            .map(\.element)
        self.otherUses = otherUses
        findings = Findings(diagnostics, files: files)
        self.project = project
        self.tool = tool
        self.coverage = coverage ?? Coverage(occurrences)
        self.files = files
    }

    /// Lines and columns of the occurrences.
    func positions() -> Positions {
        var offsets = PositionOffsets()
        for occurrence in occurrences + otherUses {
            offsets.insert(occurrence.span, in: occurrence.path)
            occurrence.leafSpan.map { offsets.insert($0, in: occurrence.path) }
            occurrence.elementStart.map { offsets.insert(Span(at: $0), in: occurrence.path) }
        }
        return Positions(offsets, in: files)
    }

    /// How many occurrences there are of each kind, in the kinds' order; kinds without one are left out.
    func counts() -> [(kind: Occurrence.Kind, count: Int)] {
        let counts = Dictionary(grouping: occurrences, by: \.kind).mapValues(\.count)
        let order: [Occurrence.Kind] = [.localizedCall, .constant, .hardCoded, .dynamic]
        return order.compactMap { kind in counts[kind].map { (kind, $0) } }
    }
}
