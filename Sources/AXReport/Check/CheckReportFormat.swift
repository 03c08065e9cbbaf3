/// A format of a ``CheckReport``.
package protocol CheckReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// Whether the format shows the strings that findings are about, or the lengths of all strings. Collecting them
    /// takes time.
    var includesStrings: Bool { get }

    /// The report as text. It ends with a line break unless it's empty.
    func render(_ report: CheckReport, options: RenderOptions) -> String

    /// The report as several files in a folder; nil if the format writes only one file.
    func pages(_ report: CheckReport) -> [ReportPage]?
}

extension CheckReportFormat {
    package var includesStrings: Bool { false }

    package func pages(_ report: CheckReport) -> [ReportPage]? { nil }
}
