package import AXModel
package import AXSource

/// The result of `extract`, for the formats to render.
package struct ExtractReport: Sendable {
    /// The occurrences, sorted by path and span.
    package let occurrences: [Occurrence]
    /// Other uses of the occurrences' keys, in which the strings aren't spoken.
    package let otherUses: [Occurrence]
    package let findings: Findings
    package let project: String
    package let tool: ToolVersion
    /// The coverage of all occurrences, even if `occurrences` contains only some of them.
    let coverage: Coverage
    /// The source files by path. An occurrence has no line number if its file is missing.
    let files: [String: SourceFile]

    /// - Parameter coverage: the coverage of all occurrences; nil if `occurrences` contains all of them.
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

    /// The lines and columns of the occurrences and other uses, including those of their strings and elements.
    func positions() -> Positions {
        var offsets = PositionOffsets()
        for occurrence in occurrences + otherUses {
            offsets.insert(occurrence.span, in: occurrence.path)
            occurrence.leafSpan.map { offsets.insert($0, in: occurrence.path) }
            occurrence.elementStart.map { offsets.insert(Span(at: $0), in: occurrence.path) }
        }
        return Positions(offsets, in: files)
    }

    /// The number of occurrences by kind, without kinds that have no occurrences.
    func counts() -> [(kind: Occurrence.Kind, count: Int)] {
        let counts = Dictionary(grouping: occurrences, by: \.kind).mapValues(\.count)
        let order: [Occurrence.Kind] = [.localizedCall, .constant, .hardCoded, .dynamic]
        return order.compactMap { kind in counts[kind].map { (kind, $0) } }
    }
}
