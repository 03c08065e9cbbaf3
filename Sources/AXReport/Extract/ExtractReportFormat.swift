/// A format of an ``ExtractReport``.
package protocol ExtractReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// Whether the format lists ``ExtractReport/otherUses``.
    var listsUses: Bool { get }

    /// The report as text that ends with a line break; empty if there is nothing to report.
    func render(_ report: ExtractReport, options: RenderOptions) -> String
}

extension ExtractReportFormat {
    package var listsUses: Bool { false }
}
