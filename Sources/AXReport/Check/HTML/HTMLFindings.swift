import AXLocale
import AXLocaleData
import AXSource

/// The list of findings with its filters.
struct HTMLFindings {
    private let report: CheckReport
    private let places: Places

    init(_ report: CheckReport) {
        self.report = report
        places = report.findings.places()
    }

    var text: String {
        var strings = ShownStrings(report)
        let items = report.diagnostics.enumerated().map { place, finding in
            item(finding, strings.next(finding, number: place + 1), number: place + 1)
        }
        return """
            <section aria-labelledby="findings">
            <h2 id="findings" tabindex="-1">Findings</h2>
            \(items.isEmpty ? "<p>There are none.</p>\n" : HTMLFilters(report).text)\
            \(items.isEmpty ? "" : "<ol class=\"findings\">\n\(items.joined())</ol>\n")</section>

            """
    }

    private func item(_ finding: Diagnostic, _ string: ShownString?, number: Int) -> String {
        let severity = finding.severity.rawValue
        let excerpt = string.flatMap { $0.isWhole ? nil : self.excerpt(finding) }
        let quoted = QuotedTexts(finding, string, excerpt: excerpt, source: report.background.developmentLanguage)
        let message = quoted.html(finding.message)
        return """
            <li class="finding" data-locale="\((finding.locale ?? "").html)" data-rule="\(finding.id.html)" \
            data-severity="\(severity)">
            <article aria-labelledby="finding-\(number)">
            <h3 id="finding-\(number)"><span class="severity \(severity)">\(finding.severity.title):</span> \(message)</h3>
            <p class="place"><code>\(place(finding).html)</code>\(key(finding))</p>
            <dl>
            \((texts(finding, string, excerpt) + rows(finding, quoted)).joined())</dl>
            <p>Rule: <a href="#rule-\(finding.id.html)">\(finding.id.html)</a></p>
            </article>
            </li>

            """
    }

    private func place(_ finding: Diagnostic) -> String {
        guard let start = places.range(finding.span, in: finding.path)?.start else { return finding.path }
        return "\(finding.path):\(start.line):\(start.column)"
    }

    private func key(_ finding: Diagnostic) -> String {
        finding.shownKey.map { ", key <code dir=\"auto\">\($0.html)</code>" } ?? ""
    }

    private func rows(_ finding: Diagnostic, _ quoted: QuotedTexts) -> [String] {
        var rows: [String] = []
        if let explanation = finding.explanation ?? report.background.rules[finding.id]?.summary {
            rows.append(row("Why", quoted.html(explanation)))
        }
        if let locale = finding.locale, let good = good(finding, locale) {
            rows.append(row("A good text", good, in: locale))
        }
        rows += finding.notes.map { row("See", $0.message.html) }
        rows += finding.fixIts.map { row($0.safety == .safe ? "Fix" : "Fix, needs review", $0.summary.html) }
        if !finding.alsoIn.isEmpty { rows.append(row("Also in", finding.alsoIn.joined(separator: ", ").html)) }
        return rows
    }

    private func texts(_ finding: Diagnostic, _ string: ShownString?, _ excerpt: String?) -> [String] {
        guard let string, let locale = finding.locale else { return [] }
        let text = string.text
        guard string.isWhole else {
            let part = excerpt.map { row("Excerpt of the file", $0, in: locale) }
            let whole = row("Whole string", "see <a href=\"#finding-\(string.first)\">finding \(string.first)</a>")
            return [part].compactMap { $0 } + [whole]
        }
        let source = report.background.developmentLanguage
        return text.source.map { row(named("Source", $0), $0.text, in: source) }
            + text.forms(for: finding).map {
                row(named(text.source.isEmpty ? "Text" : "Translation", $0), $0.text, in: locale)
            }
    }

    /// What is around a finding in its file.
    private func excerpt(_ finding: Diagnostic) -> String? {
        report.findings.files[finding.path].map { Excerpt(of: finding.span, in: $0.text, columns: 110).line }
    }

    private func good(_ finding: Diagnostic, _ locale: String) -> String? {
        if let example = report.background.styles?.style(for: locale).examples[finding.id] { return example.good }
        // Another string's text tells nothing to whoever lacks one.
        guard finding.key != nil, let page = report.background.rules[finding.id], page.example.text != nil,
            page.instead.locale == locale
        else { return nil }
        return page.instead.text
    }

    private func named(_ title: String, _ form: JudgedText.Form) -> String {
        form.name.isEmpty ? title : "\(title), \(form.name.html)"
    }

    private func row(_ title: String, _ html: String) -> String {
        "<div><dt>\(title)</dt><dd>\(html)</dd></div>\n"
    }

    private func row(_ title: String, _ text: String, in locale: String) -> String {
        let language = LanguageTitle.of(locale).html
        return "<div><dt>\(title) in \(language)</dt>"
            + "<dd \(HTMLLanguage.attributes(locale))>\(text.htmlLines)</dd></div>\n"
    }
}

/// The attributes by which a screen reader chooses its voice, and a browser the direction.
enum HTMLLanguage {
    static func attributes(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        let direction = tag?.isRightToLeft == true ? "rtl" : "ltr"
        return "lang=\"\((tag?.text ?? "und").html)\" dir=\"\(direction)\""
    }
}
