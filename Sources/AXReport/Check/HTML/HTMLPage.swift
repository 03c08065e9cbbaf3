import AXSource

/// The report as one page: outcome, filters and findings. Parts that are rarely needed are collapsed.
struct HTMLPage {
    let report: CheckReport

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
        \(HTMLFilters(report: report).text)\(HTMLOverview(report: report).text)\(HTMLFindings(report).text)\
        \(HTMLLengths(report.background.lengths).text)\(HTMLRules(report: report).text)</main>
        <footer><p>\(tool.html)</p></footer>

        """
    }

    private var heading: String { "Accessibility strings in \(report.outcome?.subject ?? report.project)" }

    private var title: String {
        let summary = report.summary
        return heading + ": " + (summary.findings == 0 ? "no findings" : summary.description)
    }

    private var circumstances: String {
        guard let outcome = report.outcome else { return "" }
        let date = outcome.date.map { "<time datetime=\"\($0.html)\">\($0.html)</time>, " } ?? ""
        let command = (["axstrings"] + outcome.command).joined(separator: " ")
        let strings = counted(outcome.strings, outcome.isForAccessibility ? "accessibility string" : "string")
        return "<p class=\"facts\">\(date)\(strings) in \(counted(outcome.files, "file")), "
            + "<code>\(command.html)</code></p>\n"
    }

    private var tool: String {
        "\(report.tool.name) \(report.tool.version)"
    }
}

/// The number of findings by severity and language. Each number above zero links to the list of these findings.
struct HTMLOverview {
    let report: CheckReport

    /// The table as HTML; empty without findings.
    var text: String {
        let locales = Dictionary(grouping: report.diagnostics) { $0.locale ?? "" }
        guard !locales.isEmpty else { return "" }
        let tags = locales.keys.sorted()
        let columns = tags.map { $0.isEmpty ? "No language" : $0 }
        let rows = Severity.allCases.reversed().compactMap { severity -> [String]? in
            let all = report.diagnostics.count { $0.severity == severity }
            guard all > 0 else { return nil }
            let cells = tags.map { tag in
                cell(locales[tag]?.count { $0.severity == severity } ?? 0, severity, tag)
            }
            return ["\(severity.title)s", cell(all, severity, nil)] + cells
        }
        return HTMLTable("By language", columns: ["Severity", "All"] + columns, rows: rows, kind: "overview").text
    }

    private func cell(_ count: Int, _ severity: Severity, _ locale: String?) -> String {
        guard count > 0 else { return "<span class=\"none\">0</span>" }
        let language = locale.map { $0.isEmpty ? ", no language" : ", \(LanguageTitle.of($0))" } ?? ""
        let filter = "severity=\(severity.rawValue)" + (locale.map { "&locale=\($0.isEmpty ? "none" : $0)" } ?? "")
        return "<a class=\"severity \(severity.rawValue)\" href=\"#\(filter.html)\" "
            + "aria-label=\"\(counted(count, severity.rawValue))\(language.html)\">\(count)</a>"
    }
}

/// The collapsed pages of the rules with findings, for readers without access to the documentation.
struct HTMLRules {
    let report: CheckReport

    var text: String {
        let ids = Set(report.diagnostics.map(\.id)).sorted()
        guard !ids.isEmpty else { return "" }
        return """
            <details id="rules">
            <summary><h2>Rules (\(ids.count))</h2></summary>
            \(ids.map(rule).joined())</details>

            """
    }

    private func rule(_ id: String) -> String {
        let title = "<h3 id=\"rule-\(id.html)\">\(id.html)</h3>\n"
        guard let page = report.background.rules[id] else { return title }
        let shown = ShownExamples(page)
        return title + "<p>\(page.summary.html)</p>\n<p>\(page.why.html)</p>\n<div class=\"cases\">\n"
            + example("✗ Not", shown.example, page.example) + example("✓ Instead", shown.instead, page.instead)
            + "</div>\n"
    }

    private func example(_ title: String, _ rows: [ShownExamples.Row], _ example: Example) -> String {
        let items = rows.map { name, lines in
            let isText = name == example.locale || name.hasPrefix(example.locale + " ")
            let attributes = isText ? " " + HTMLLanguage.attributes(example.locale) : ""
            let value = lines.map(\.html).joined(separator: "<br>\n")
            return "<div><dt>\(Self.spoken(name, example).html)</dt><dd\(attributes)>\(value)</dd></div>\n"
        }
        return "<div>\n<p>\(title)</p>\n<dl>\n\(items.joined())</dl>\n</div>\n"
    }

    /// The name of a row. The language's name replaces its tag, which a screen reader would read as a word.
    private static func spoken(_ name: String, _ example: Example) -> String {
        name == example.locale ? LanguageTitle.of(name) : name
    }
}
