/// All report formats of `check`. To add a format, create a file in `Formats/` and add its type here.
package enum CheckReportFormats {
    package static let all: [any CheckReportFormat] = [
        TextCheckFormat(),
        PlainCheckFormat(),
        XcodeCheckFormat(),
        JSONCheckFormat(),
        JSONLinesCheckFormat(),
        SARIFCheckFormat(),
        GitHubCheckFormat(),
        GitLabCheckFormat(),
        JUnitCheckFormat(),
        MarkdownCheckFormat(),
        HTMLCheckFormat(),
    ]

    package static func named(_ name: String) -> (any CheckReportFormat)? {
        all.first { $0.name == name }
    }
}
