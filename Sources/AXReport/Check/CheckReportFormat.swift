/// A way to show a ``CheckReport``.
package protocol CheckReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// The report as text, its last line ended.
    func render(_ report: CheckReport, options: RenderOptions) -> String
}
