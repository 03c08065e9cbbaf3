/// `html`: one self-contained page. It's accessible to people who use a screen reader.
package struct HTMLCheckFormat: CheckReportFormat {
    package let name = "html"
    package let includesStrings = true

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        HTMLPage(report: report).text
    }
}
