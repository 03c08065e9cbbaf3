import AXSource

/// The form that filters the list of findings. It's hidden until the script runs, because it has no effect without the
/// script. The page address contains the state of the form, so that people can share a filtered list.
struct HTMLFilters {
    let report: CheckReport

    /// The form as HTML; empty without findings.
    var text: String {
        guard !report.diagnostics.isEmpty else { return "" }
        let locales = Set(report.diagnostics.compactMap(\.locale)).sorted().map { ($0, LanguageTitle.of($0)) }
        let none = report.diagnostics.contains { $0.locale == nil } ? [("none", "No language")] : []
        let rules = Set(report.diagnostics.map(\.id)).sorted().map { ($0, $0) }
        return """
            <form id="filters" hidden aria-label="Filters">
            \(Severity.allCases.reversed().map(box).joined())\
            \(menu("locale", "Language", "All languages", locales + none))\
            \(menu("rule", "Rule", "All rules", rules))\
            <label>Search findings <input name="text" type="search"></label>
            <button type="reset">Show all</button>
            </form>
            <p id="shown" role="status"></p>

            """
    }

    private func menu(_ name: String, _ title: String, _ all: String, _ options: [(String, String)]) -> String {
        let list = options.map { "<option value=\"\($0.html)\">\($1.html)</option>\n" }.joined()
        return
            "<label>\(title) <select name=\"\(name)\">\n<option value=\"\">\(all)</option>\n\(list)</select></label>\n"
    }

    private func box(_ severity: Severity) -> String {
        let count = report.diagnostics.count { $0.severity == severity }
        return
            "<label class=\"box\"><input type=\"checkbox\" name=\"severity\" value=\"\(severity.rawValue)\" checked> "
            + "\(severity.title)s (\(count))</label>\n"
    }
}
