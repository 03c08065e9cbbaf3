/// All report formats of `check`. To add a format, add a file to `Formats/` and a line here.
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
