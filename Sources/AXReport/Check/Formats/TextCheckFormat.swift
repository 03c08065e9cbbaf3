/// `text`: findings with their source lines, for people at a terminal.
package struct TextCheckFormat: CheckReportFormat {
    package let name = "text"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let list = FindingList(report.findings, style: TerminalStyle(isOn: options.color))
        return list.text(options) + report.summary.sentence + "\n"
    }
}
