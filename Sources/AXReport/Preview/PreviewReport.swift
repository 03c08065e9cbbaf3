package import AXModel
package import AXSource

/// A format of `preview`.
package protocol PreviewFormat: Sendable {
    var name: String { get }
    /// Renders the transcripts of a project as one document.
    func render(_ report: PreviewReport) -> String
}

/// The result of `preview`, for the formats to render.
package struct PreviewReport: Sendable {
    /// The transcripts, one per locale.
    package let transcripts: [Transcript]
    /// The earlier transcripts to compare with, by locale; empty if nothing is compared.
    package let before: [String: Transcript]
    /// The types whose views aren't included, because no code of the app uses the types; sorted.
    let unusedTypes: [String]
    package let project: String
    package let tool: ToolVersion
    /// The lines of the elements.
    let positions: Positions

    /// - Parameter files: the source files by path, which provide line numbers.
    package init(
        _ transcripts: [Transcript], since before: [Transcript] = [], unusedTypes: [String] = [],
        files: [String: SourceFile], project: String, tool: ToolVersion
    ) {
        self.transcripts = transcripts
        self.before = Dictionary(before.map { ($0.locale, $0) }) { $1 }
        var offsets = PositionOffsets()
        for element in transcripts.first?.screens.flatMap(\.elements) ?? [] {
            offsets.insert(element.span, in: element.path)
        }
        positions = Positions(offsets, in: files)
        self.unusedTypes = unusedTypes
        self.project = project
        self.tool = tool
    }
}
