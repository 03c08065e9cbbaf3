import AXSource

/// The report's parts in one page: outcome, filters, findings; folded, the parts that are rarely looked up.
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
        <a class="skip" href="#findings">Skip to findings</a>
        <header>
        <h1>\(heading.html)</h1>
        <p>\(report.closing.html)</p>
        \(circumstances)</header>
        <main>
        \(HTMLFilters(report).text)\(HTMLOverview(report).text)\(HTMLFindings(report).text)\
        \(HTMLLengths(report.background.lengths).text)\(HTMLRules(report).text)</main>
        <footer><p>\(tool.html)</p></footer>

        """
    }

    private var heading: String { "Accessibility strings in \(report.outcome?.subject ?? report.project)" }

    private var title: String {
        let summary = report.summary
        return heading + ": " + (summary.findings == 0 ? "no findings" : summary.description)
    }

    /// The date, the command and how much was checked.
    private var circumstances: String {
        guard let outcome = report.outcome else { return "" }
        let date = outcome.date.map { "<time datetime=\"\($0.html)\">\($0.html)</time>, " } ?? ""
        let command = (["axstrings"] + outcome.command).joined(separator: " ")
        return
            "<p class=\"facts\">\(date)\(counted(outcome.strings, outcome.isForAccessibility ? "accessibility string" : "string")) in \(counted(outcome.files, "file")), "
            + "<code>\(command.html)</code></p>\n"
    }

    private var tool: String {
        "\(report.tool.name) \(report.tool.version)"
    }
}
