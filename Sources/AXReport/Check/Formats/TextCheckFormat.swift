/// `text`: findings with their source lines, for people at a terminal.
package struct TextCheckFormat: CheckReportFormat {
    package let name = "text"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        FindingList(report.findings, options).text + report.closing + "\n"
    }
}
