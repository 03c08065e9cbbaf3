import AXSource

/// `xcode`: one line per finding, in the form that Xcode and most editors turn into marks next to the line.
package struct XcodeCheckFormat: CheckReportFormat {
    package let name = "xcode"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let places = report.findings.places()
        return report.diagnostics.map { diagnostic in
            // Editors ignore a finding without a line.
            let start = places.range(diagnostic.span, in: diagnostic.path)?.start
            let place = "\(VisibleText.line(diagnostic.path)):\(start?.line ?? 1):\(start?.column ?? 1)"
            return "\(place): \(diagnostic.severity.rawValue): \(VisibleText.line(diagnostic.message)) "
                + "[\(VisibleText.line(diagnostic.id))]\n"
        }
        .joined()
    }
}
