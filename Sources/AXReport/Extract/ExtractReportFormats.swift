/// All report formats of `extract`. To add a format, create a file in `Formats/` and add its type here.
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
