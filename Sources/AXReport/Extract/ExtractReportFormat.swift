/// A way to show an ``ExtractReport``.
package protocol ExtractReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// The report as text, its last line ended; empty where there is nothing to say.
    func render(_ report: ExtractReport, options: RenderOptions) -> String
}

/// Every report format of `extract`. A new one is a file in `Formats/` and a line here.
package enum ExtractReportFormats {
    package static let all: [any ExtractReportFormat] = [
        TextExtractFormat(),
        JSONExtractFormat(),
        JSONLinesExtractFormat(),
    ]

    package static func named(_ name: String) -> (any ExtractReportFormat)? {
        all.first { $0.name == name }
    }
}
