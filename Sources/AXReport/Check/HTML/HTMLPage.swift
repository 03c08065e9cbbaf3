import AXSource

/// The page around the report's parts. Nothing is loaded, and nothing in the findings can become markup or code: the
/// policy in its head forbids all that is not in the page.
struct HTMLPage {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <meta name="color-scheme" content="light dark">
        <title>\(title.html)</title>
        <link rel="icon" href="data:,">
        <style>
        \(HTMLStyle.text)</style>
        </head>
        <body>
        <a class="skip" href="#findings">Skip to the findings</a>
        <header>
        <h1>\(heading.html)</h1>
        <p>\(report.summary.sentence.html)</p>
        </header>
        <main>
        \(HTMLSummary(report).text)\(HTMLLengths(report.background.lengths).text)\(HTMLFindings(report).text)\
        \(HTMLRules(report).text)</main>
        <footer><p>\(tool.html)</p></footer>
        <script>
        \(HTMLScript.text)</script>
        </body>
        </html>

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

extension String {
    /// The text between tags or in an attribute, on one line.
    var html: String { VisibleText.line(self).markupEscaped }

    /// The same with its line ends.
    var htmlLines: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).html }
            .joined(separator: "<br>\n")
    }
}
