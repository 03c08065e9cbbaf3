import AXSource

/// `sarif`: the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), for code scanning.
package struct SARIFCheckFormat: CheckReportFormat {
    package let name = "sarif"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        JSONText.pretty(SARIFLog(report))
    }
}
