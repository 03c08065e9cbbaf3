import AXSource

/// The form that narrows the list. It is hidden until the script runs, without which it would do nothing.
struct HTMLFilters {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let locales = Set(report.diagnostics.compactMap(\.locale)).sorted()
        let rules = Set(report.diagnostics.map(\.id)).sorted()
        return """
            <form id="filters" hidden>
            <fieldset>
            <legend>Show</legend>
            \(menu("locale", "Language", "All languages", locales.map { ($0, LanguageTitle.of($0)) }))\
            \(menu("rule", "Rule", "All rules", rules.map { ($0, $0) }))\
            <div role="group" aria-label="Severity">
            \(Severity.allCases.reversed().map(box).joined())</div>
            <p><label for="filter-text">Text</label> <input id="filter-text" name="text" type="search"></p>
            <p><button type="reset">Show everything</button></p>
            </fieldset>
            </form>
            <p id="shown" role="status"></p>

            """
    }

    private func menu(_ name: String, _ title: String, _ all: String, _ options: [(String, String)]) -> String {
        let list = options.map { "<option value=\"\($0.html)\">\($1.html)</option>\n" }.joined()
        return """
            <p><label for="filter-\(name)">\(title)</label> <select id="filter-\(name)" name="\(name)">
            <option value="">\(all)</option>
            \(list)</select></p>

            """
    }

    private func box(_ severity: Severity) -> String {
        let count = report.diagnostics.count { $0.severity == severity }
        return "<label><input type=\"checkbox\" name=\"severity\" value=\"\(severity.rawValue)\" checked> "
            + "\(severity.title)s (\(count))</label>\n"
    }
}
