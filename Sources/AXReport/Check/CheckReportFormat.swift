/// A way to show a ``CheckReport``.
package protocol CheckReportFormat: Sendable {
    /// The name on the command line.
    var name: String { get }

    /// The report as text, its last line ended.
    func render(_ report: CheckReport, options: RenderOptions) -> String
}

/// Every format of `check`. A new one is a file in `Formats/` and a line here.
package enum CheckReportFormats {
    package static let all: [any CheckReportFormat] = [
        TextCheckFormat(),
        PlainCheckFormat(),
        XcodeCheckFormat(),
        JSONCheckFormat(),
    ]

    package static func named(_ name: String) -> (any CheckReportFormat)? {
        all.first { $0.name == name }
    }
}
