/// A way to show a ``CheckReport``.
package protocol CheckReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// Whether the format shows the texts that findings are about, and how long texts are: gathering them takes time.
    var showsTexts: Bool { get }

    /// The report as text, its last line ended.
    func render(_ report: CheckReport, options: RenderOptions) -> String

    /// The report as several files below a folder; nil for a format that is one text.
    func pages(_ report: CheckReport) -> [ReportPage]?
}

extension CheckReportFormat {
    package var showsTexts: Bool { false }

    package func pages(_ report: CheckReport) -> [ReportPage]? { nil }
}
