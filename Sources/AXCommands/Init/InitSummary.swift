import AXModel
import AXReport
import AXSource

/// The summary that `init` prints: the project, and its current findings.
struct InitSummary {
    private let project: Project
    private let extraction: ProjectExtraction
    private let tables: CheckedTables
    private let checked: CheckedFindings

    init(_ project: Project, _ extraction: ProjectExtraction, _ input: CheckInput, _ checked: CheckedFindings) {
        self.project = project
        self.extraction = extraction
        tables = input.tables
        self.checked = checked
    }

    var text: String {
        let locales = Set(tables.catalogs.map(\.locale)).sorted()
        return """
            Development language: \(PathName.printable(project.developmentLanguage.tag)); \(tables(in: locales)).
            \(Coverage(extraction.occurrences).sentence ?? "No accessibility strings in \(sources).")

            """ + findings
    }

    private func tables(in locales: [String]) -> String {
        if project.tables.isEmpty { return "no strings files" }
        let count = counted(project.tables.count, "table")
        if locales.isEmpty { return count }
        return
            "\(count) in \(counted(locales.count, "locale")) (\(PathName.printable(locales.joined(separator: ", "))))"
    }

    private var sources: String { counted(project.sources.count, "source file") }

    /// Counts per rule with an example each, the gravest first.
    private var findings: String {
        if checked.diagnostics.isEmpty { return "No findings.\n\n" }
        let groups = Dictionary(grouping: checked.diagnostics) { [$0.id, $0.severity.rawValue] }.values.sorted {
            ($1[0].severity, $1.count, $0[0].id) < ($0[0].severity, $0.count, $1[0].id)
        }
        let lines = groups.map { group in
            let place = checked.files[group[0].path].map { LineTable($0.text).position(of: group[0].span.start).line }
            let line = place.map { ":\($0)" } ?? ""
            return "  \(group.count) × \(group[0].id) (\(group[0].severity))\n"
                + "      \(PathName.printable(group[0].path))\(line): \(PathName.printable(group[0].message))\n"
        }
        return "Current findings, recorded in the baseline:\n" + lines.joined() + "\n"
    }
}
