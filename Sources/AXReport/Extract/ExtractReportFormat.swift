/// A way to show an ``ExtractReport``.
package protocol ExtractReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// Whether the format shows where else each key is used, and can be read back.
    var listsUses: Bool { get }

    /// The report as text, its last line ended; empty where there is nothing to say.
    func render(_ report: ExtractReport, options: RenderOptions) -> String
}

extension ExtractReportFormat {
    package var listsUses: Bool { false }
}
