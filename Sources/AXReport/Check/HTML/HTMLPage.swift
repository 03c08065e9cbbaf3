import AXSource

/// The report's parts in one page.
struct HTMLPage {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        HTMLDocument(title: title, body: body, script: HTMLScript.text).text
    }

    private var body: String {
        """
        <a class="skip" href="#findings">Skip to the findings</a>
        <header>
        <h1>\(heading.html)</h1>
        <p>\(report.closing.html)</p>
        </header>
        <main>
        \(HTMLSummary(report).text)\(HTMLLengths(report.background.lengths).text)\(HTMLFindings(report).text)\
        \(HTMLRules(report).text)</main>
        <footer><p>\(tool.html)</p></footer>

        """
    }

    private var heading: String { "Accessibility strings of \(report.project)" }

    private var title: String {
        let summary = report.summary
        return heading + ": " + (summary.findings == 0 ? "no findings" : summary.description)
    }

    private var tool: String {
        "\(report.tool.name) \(report.tool.version), ICU \(report.tool.icu), CLDR \(report.tool.cldr)"
    }
}
