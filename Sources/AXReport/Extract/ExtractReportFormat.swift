/// A format of an ``ExtractReport``.
package protocol ExtractReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// Whether the format lists ``ExtractReport/otherUses``.
    var listsUses: Bool { get }

    /// The report as text. It ends with a line break unless it's empty.
    func render(_ report: ExtractReport, options: RenderOptions) -> String
}

extension ExtractReportFormat {
    package var listsUses: Bool { false }
}
