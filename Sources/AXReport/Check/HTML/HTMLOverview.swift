import AXSource

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
