/// Every format of `check`. A new one is a file in `Formats/` and a line here.
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
