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
