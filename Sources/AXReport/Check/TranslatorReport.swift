import AXSource

/// The translator report: the findings of one locale, by string. Findings in the source strings aren't included,
/// because translators can't fix them.
struct TranslatorReport {
    struct Item {
        let key: String?
        let findings: [Diagnostic]
    }

    let locale: String
    /// The vendor; nil if the configuration doesn't name one for the locale.
    let vendor: String?
    /// The strings, in file order.
    let items: [Item]

    /// The name of the language with its tag: “German (de)”.
    var title: String { LanguageTitle.of(locale) }

    /// One report per locale with findings, sorted by vendor and locale. Reports without a vendor come last.
    static func all(of report: CheckReport) -> [TranslatorReport] {
        let source = report.background.developmentLanguage
        let findings = report.diagnostics.filter { $0.locale != nil && $0.locale != source }
        let byLocale = Dictionary(grouping: findings) { $0.locale ?? "" }
        let vendors = vendors(report)
        return byLocale.map { locale, findings in
            TranslatorReport(locale: locale, vendor: vendors[locale], items: items(findings))
        }
        .sorted { one, other in
            (one.vendor == nil ? 1 : 0, one.vendor ?? "", one.locale)
                < (other.vendor == nil ? 1 : 0, other.vendor ?? "", other.locale)
        }
    }

    /// The vendor of each locale. If several vendors deliver a locale, the first one in alphabetical order.
    private static func vendors(_ report: CheckReport) -> [String: String] {
        let named = report.background.vendors.flatMap { vendor, locales in locales.map { ($0, vendor) } }
        return Dictionary(named, uniquingKeysWith: min)
    }

    private static func items(_ findings: [Diagnostic]) -> [Item] {
        var indices: [String: [StringKey?: Int]] = [:]
        var items: [(String?, [Diagnostic])] = []
        var last: (finding: Diagnostic, index: Int)?
        for finding in findings {
            // The findings about a string are consecutive, so a comparison with the last one avoids hashing a long key.
            let isSame = last.map { $0.finding.path == finding.path && $0.finding.key == finding.key } ?? false
            let known = isSame ? last?.index : indices[finding.path]?[finding.key]
            let index = known ?? items.count
            if known == nil {
                indices[finding.path, default: [:]][finding.key] = index
                items.append((finding.key?.text, []))
            }
            items[index].1.append(finding)
            last = (finding, index)
        }
        return items.map(Item.init)
    }
}

/// A ``TranslatorReport`` in Markdown.
struct TranslatorReportText {
    private let report: CheckReport
    private let positions: Positions

    init(_ report: CheckReport) {
        self.report = report
        positions = report.findings.positions()
    }

    /// - Parameter level: the level of the heading; 1 is the highest.
    func text(of part: TranslatorReport, level: Int) -> String {
        let head = String(repeating: "#", count: level)
        let count = counted(part.items.count, "string")
        return "\(head) \(part.title.shown): \(count) to review\n\n"
            + part.items.map { item($0, head + "#") }.joined()
    }

    private func item(_ item: TranslatorReport.Item, _ head: String) -> String {
        guard let first = item.findings.first else { return "" }
        let title = item.key.map { "`\($0.code)`" } ?? first.path.shown
        return "\(head) \(title)\n\n" + texts(first) + item.findings.map(finding).joined() + "\n"
    }

    private func texts(_ finding: Diagnostic) -> String {
        guard let text = report.background.text(of: finding) else { return "" }
        let comment = text.comment.map { [row("Comment", $0)] } ?? []
        let rows =
            text.source.map { row("Source", $0) } + text.judged.map { row("Translation", $0) } + comment
        return rows.joined()
    }

    private func row(_ title: String, _ form: CheckedString.Form) -> String {
        row(form.name.isEmpty ? title : "\(title) (\(form.name))", form.text)
    }

    private func row(_ title: String, _ text: String) -> String {
        "- \(title.shown): \(text.shown)\n"
    }

    private func finding(_ finding: Diagnostic) -> String {
        var sentences = [finding.sentences.shown]
        sentences += finding.fixIts.prefix(1).map { "Suggested fix: \($0.summary.shown)." }
        let start = positions.range(finding.span, in: finding.path)?.start
        let location = start.map { "\(finding.path), line \($0.line)" } ?? finding.path
        return "- **\(finding.severity.rawValue)**: \(sentences.joined(separator: " ")) "
            + "(`\(finding.id.code)`, \(location.shown))\n"
    }
}

extension String {
    /// The string as Markdown on one line, with ⏎ in place of each line end.
    fileprivate var shown: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            VisibleText.line(String($0)).markdown
        }
        .joined(separator: " ⏎ ")
    }

    /// The string for use between backticks. Apostrophes replace its backticks.
    fileprivate var code: String { VisibleText.line(self).replacing("`", with: "'") }
}
