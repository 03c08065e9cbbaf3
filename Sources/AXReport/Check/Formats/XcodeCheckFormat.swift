import AXSource

/// `xcode`: one line per finding, in the form that Xcode and most editors show as a marker next to the source line.
package struct XcodeCheckFormat: CheckReportFormat {
    package let name = "xcode"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let positions = report.findings.positions()
        return report.diagnostics.map { diagnostic in
            // Editors ignore a finding without a line.
            let start = positions.range(diagnostic.span, in: diagnostic.path)?.start
            let location = "\(VisibleText.line(diagnostic.path)):\(start?.line ?? 1):\(start?.column ?? 1)"
            return "\(location): \(diagnostic.severity.rawValue): \(VisibleText.line(diagnostic.message)) "
                + "[\(VisibleText.line(diagnostic.id))]\n"
        }
        .joined()
    }
}
