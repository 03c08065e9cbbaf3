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

/// How many findings of each severity each language has. Every number is a link that shows those findings alone.
struct HTMLOverview {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    /// Nothing without findings.
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

/// The pages of the rules that fired, for readers who have no other place to look; folded.
struct HTMLRules {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

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

    /// A language tag is read as a word; its language is what it means.
    private static func spoken(_ name: String, _ example: Example) -> String {
        name == example.locale ? LanguageTitle.of(name) : name
    }
}
