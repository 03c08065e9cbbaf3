import AXModel
import AXSource

/// The text that each finding is about, by which a baseline knows it again: the value of its key, or its line.
struct FindingText {
    private var values: [String: [StringKey: String]] = [:]
    private var lines: [String: LineTable] = [:]

    init(_ tables: CheckedTables, files: [String: SourceFile]) {
        for file in tables.alone + tables.groups.flatMap({ [$0.source] + $0.translations }) {
            let units = file.catalog.units.compactMap { unit in unit.text.forms.first.map { (unit.key, $0.string) } }
            values[file.table.file.path] = Dictionary(units) { $1 }
        }
        lines = files.mapValues { LineTable($0.text) }
    }

    func text(of finding: Diagnostic) -> String {
        if let key = finding.key, let value = values[finding.path]?[key] { return value }
        guard let table = lines[finding.path] else { return "" }
        return table.line(table.position(of: finding.span.start).line) ?? ""
    }
}
