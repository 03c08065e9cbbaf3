/// All report formats of `extract`. To add a format, add a file to `Formats/` and a line here.
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
