import AXLocaleData
import AXSource

/// The list of findings, sorted by severity, language and location.
struct HTMLFindings {
    private let report: CheckReport
    private let positions: Positions

    init(_ report: CheckReport) {
        self.report = report
        positions = report.findings.positions()
    }

    var text: String {
        var strings = ShownStrings(report)
        var fingerprints = FindingFingerprints()
        let items = ordered.enumerated().map { index, finding in
            item(
                finding, strings.next(finding, number: index + 1), number: index + 1,
                fingerprint: fingerprints.next(finding))
        }
        let list = items.isEmpty ? "<p>No findings.</p>\n" : "<ol class=\"findings\">\n\(items.joined())</ol>\n"
        return """
            <section aria-labelledby="findings">
            <h2 id="findings" tabindex="-1">Findings</h2>
            \(list)<p id="nothing" hidden>No findings match the filters.</p>
            </section>

            """
    }

    private var ordered: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in
            Dictionary(grouping: report.diagnostics.filter { $0.severity == severity }) { $0.locale ?? "" }
                .sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    private func item(_ finding: Diagnostic, _ string: ShownString?, number: Int, fingerprint: String) -> String {
        let severity = finding.severity.rawValue
        let excerpt = string.flatMap { $0.isWhole ? nil : self.excerpt(finding) }
        let quoted = QuotedStrings(finding, string, excerpt: excerpt, in: report.background)
        return """
            <li class="finding \(severity)" id="f-\(fingerprint.html)" data-locale="\((finding.locale ?? "none").html)" \
            data-rule="\(finding.id.html)" data-severity="\(severity)">
            <article aria-labelledby="finding-\(number)">
            <h3 id="finding-\(number)"><span class="severity \(severity)">\(Self.sign(finding.severity)) \
            \(finding.severity.title):</span> \(quoted.html(finding.message))\(subject(finding))</h3>
            <p class="place"><code>\(location(finding).html)</code> <a href="#f-\(fingerprint.html)" \
            aria-label="Link to this finding">Link</a> <a href="#rule=\(finding.id.html)">\(finding.id.html)</a></p>
            \(strings(finding, string, excerpt))\(rows(finding, quoted))</article>
            </li>

            """
    }

    /// The symbol for a severity. Each has a different shape, because information must not be conveyed by color alone
    /// (WCAG 1.4.1).
    private static func sign(_ severity: Severity) -> String {
        let shape =
            switch severity {
            case .error: "✖"
            case .warning: "▲"
            case .note: "●"
            }
        return "<span aria-hidden=\"true\">\(shape)</span>"
    }

    /// The language and the key of a finding. They are part of the heading, because screen reader users navigate by
    /// headings.
    private func subject(_ finding: Diagnostic) -> String {
        let language = finding.locale.map { LanguageTitle.of($0).html }
        let key = finding.shownKey.map { "<code dir=\"auto\">\($0.html)</code>" }
        let parts = [language, key].compactMap { $0 }
        return parts.isEmpty ? "" : "<span class=\"subject\">, \(parts.joined(separator: ", "))</span>"
    }

    private func location(_ finding: Diagnostic) -> String {
        guard let start = positions.range(finding.span, in: finding.path)?.start else { return finding.path }
        return "\(finding.path):\(start.line):\(start.column)"
    }

    private func rows(_ finding: Diagnostic, _ quoted: QuotedStrings) -> String {
        var rows: [String] = []
        if let explanation = finding.explanation ?? report.background.rules[finding.id]?.summary {
            rows.append(row("Why", quoted.html(explanation), kind: "why"))
        }
        rows += finding.fixIts.map { fix in
            let title = fix.safety == .safe ? "Fix (--fix)" : "Fix"
            let difference = report.findings.files[finding.path].flatMap {
                HTMLDifference(fix, in: $0, finding.locale)?.html
            }
            return row(title, quoted.html(fix.summary) + (difference.map { "<br>\n\($0)" } ?? ""))
        }
        rows += finding.notes.map { row("See", quoted.html($0.message)) }
        if !finding.alsoIn.isEmpty { rows.append(row("Also in", finding.alsoIn.joined(separator: ", ").html)) }
        return rows.isEmpty ? "" : "<dl>\n\(rows.joined())</dl>\n"
    }

    /// The source and the translation next to each other. If enough earlier findings show the same long string, only an
    /// excerpt and a link to the first of them.
    private func strings(_ finding: Diagnostic, _ string: ShownString?, _ excerpt: String?) -> String {
        guard let string, let locale = finding.locale else { return "" }
        let text = string.text
        guard string.isWhole else {
            let part = excerpt.map { row("File excerpt", $0, in: locale) }
            let whole = row("Full string", "see <a href=\"#finding-\(string.first)\">finding \(string.first)</a>")
            return "<dl class=\"strings\">\n\([part].compactMap { $0 }.joined())\(whole)</dl>\n"
        }
        let source = text.source.map { row(named("Source", $0), $0.text, in: report.background.developmentLanguage) }
        let checked = text.forms(for: finding).map { form in
            let title = named(text.source.isEmpty ? "String" : "Translation", form)
            let marked = MarkedForm(form, finding, report.findings.files[finding.path]).html
            return row(
                "\(title) in \(LanguageTitle.of(locale).html)", marked, attributes: HTMLLanguage.attributes(locale))
        }
        return source.isEmpty && checked.isEmpty ? "" : "<dl class=\"strings\">\n\((source + checked).joined())</dl>\n"
    }

    private func excerpt(_ finding: Diagnostic) -> String? {
        report.findings.files[finding.path].map { Excerpt(of: finding.span, in: $0.text, columns: 110).line }
    }

    private func named(_ title: String, _ form: CheckedString.Form) -> String {
        form.name.isEmpty ? title : "\(title), \(form.name.html)"
    }

    private func row(_ title: String, _ html: String, kind: String? = nil, attributes: String = "") -> String {
        let kind = kind.map { " class=\"\($0)\"" } ?? ""
        return "<div\(kind)><dt>\(title)</dt><dd\(attributes.isEmpty ? "" : " " + attributes)>\(html)</dd></div>\n"
    }

    private func row(_ title: String, _ text: String, in locale: String) -> String {
        row(
            "\(title) in \(LanguageTitle.of(locale).html)", text.htmlLines, attributes: HTMLLanguage.attributes(locale))
    }
}

/// Marks the quotations in a finding's sentences with their languages, so that a screen reader switches to the right
/// voice.
struct QuotedStrings {
    private var strings: [(text: String, locale: String)] = []
    private let finding: Diagnostic

    /// - Parameters:
    ///   - string: the string of the finding, if known.
    ///   - excerpt: the part of the file that the finding shows instead of the whole string.
    init(_ finding: Diagnostic, _ string: ShownString?, excerpt: String?, in background: ReportBackground) {
        self.finding = finding
        guard let locale = finding.locale else { return }
        if let string {
            let text = string.text
            strings =
                string.isWhole
                ? text.judged.map { ($0.text, locale) } + text.source.map { ($0.text, background.developmentLanguage) }
                : [excerpt].compactMap { $0 }.map { ($0, locale) }
        }
        // Explanations quote the description of the locale's hints.
        if let form = background.styles?.style(for: locale).hints.form { strings.append((form, locale)) }
    }

    /// The sentence as HTML. Each quotation between “ and ” is marked with the language of the string that contains it.
    /// Other quoted words are marked with the finding's language, except for names in code.
    func html(_ sentence: String) -> String {
        var result = ""
        var rest = sentence[...]
        while let start = rest.firstIndex(of: "“"), let end = rest[start...].firstIndex(of: "”") {
            let quoted = rest[rest.index(after: start)..<end]
            result += String(rest[...start]).html + marked(String(quoted)) + "”"
            rest = rest[rest.index(after: end)...]
        }
        return result + String(rest).html
    }

    private func marked(_ quoted: String) -> String {
        let known = quoted.hasSuffix("…") ? String(quoted.dropLast()) : quoted
        guard !known.isEmpty else { return quoted.html }
        if let string = strings.first(where: { $0.text.contains(known) }) { return span(quoted, string.locale) }
        // Words that a finding suggests are in its language. Names in code don't have a language.
        guard let locale = finding.locale, known != finding.shownKey, isWords(known) else { return quoted.html }
        return span(quoted, locale)
    }

    private func span(_ quoted: String, _ locale: String) -> String {
        "<span \(HTMLLanguage.attributes(locale))>\(quoted.html)</span>"
    }

    private func isWords(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0 == "’" }
    }
}

/// The string of a finding, and whether the finding shows all of it.
struct ShownString {
    let text: CheckedString
    /// The number of the first finding about this string.
    let first: Int
    /// Whether the finding shows the whole string and its source.
    let isWhole: Bool
}

/// Decides which findings of a page show their whole string.
///
/// A string can have as many findings as characters. If each finding repeated the string, the size of the page would
/// grow with the square of the string's length. Therefore, only the first findings show a long string; the others show
/// an excerpt.
struct ShownStrings {
    private let report: CheckReport
    private var indices: [CheckedString.Place: Int] = [:]
    private var strings: [(text: CheckedString, first: Int, findings: Int)] = []
    /// The string of the previous finding. The findings about a string are consecutive, so a comparison with the
    /// previous one avoids hashing a long key.
    private var last: (place: CheckedString.Place, index: Int)?

    /// The number of findings that show a long string completely. Strings hardly ever have more findings.
    private static let wholeFindings = 8
    /// The maximum size of a string that is always shown completely: the number of UTF-8 bytes in all forms of the
    /// source and the translation.
    private static let shortString = 200

    init(_ report: CheckReport) {
        self.report = report
    }

    /// The string of the next finding; nil if the finding isn't about a string, or the string isn't known.
    /// - Parameter number: the number of the finding on the page.
    mutating func next(_ finding: Diagnostic, number: Int) -> ShownString? {
        guard let place = CheckedString.Place(finding), let index = index(of: place, number: number) else { return nil }
        strings[index].findings += 1
        let string = strings[index]
        let isWhole = string.findings <= Self.wholeFindings || string.text.size <= Self.shortString
        return ShownString(text: string.text, first: string.first, isWhole: isWhole)
    }

    private mutating func index(of place: CheckedString.Place, number: Int) -> Int? {
        if let last, last.place == place { return last.index }
        if indices[place] == nil, let text = report.background.texts[place] {
            indices[place] = strings.count
            strings.append((text, number, 0))
        }
        guard let index = indices[place] else { return nil }
        last = (place, index)
        return index
    }
}
