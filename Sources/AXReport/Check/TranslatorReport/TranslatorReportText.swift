import AXSource

/// A ``TranslatorReport`` in Markdown.
struct TranslatorReportText {
    private let report: CheckReport
    private let places: Places

    init(_ report: CheckReport) {
        self.report = report
        places = report.findings.places()
    }

    /// - Parameter level: how many `#` the title has.
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

    private func row(_ title: String, _ form: JudgedText.Form) -> String {
        row(form.name.isEmpty ? title : "\(title) (\(form.name))", form.text)
    }

    private func row(_ title: String, _ text: String) -> String {
        "- \(title.shown): \(text.shown)\n"
    }

    private func finding(_ finding: Diagnostic) -> String {
        var sentences = [finding.sentences.shown]
        sentences += finding.fixIts.prefix(1).map { "Suggested fix: \($0.summary.shown)." }
        let start = places.range(finding.span, in: finding.path)?.start
        let place = start.map { "\(finding.path), line \($0.line)" } ?? finding.path
        return "- **\(finding.severity.rawValue)**: \(sentences.joined(separator: " ")) "
            + "(`\(finding.id.code)`, \(place.shown))\n"
    }
}

extension String {
    /// On one line, with a symbol for each line end.
    fileprivate var shown: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            VisibleText.line(String($0)).markdown
        }
        .joined(separator: " ⏎ ")
    }

    /// The text for a pair of backticks, which must not contain another one.
    fileprivate var code: String { VisibleText.line(self).replacing("`", with: "'") }
}
