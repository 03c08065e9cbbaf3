import AXModel
import AXSource

/// The text that each finding is about, by which a baseline knows it again: the value of its key, or its line.
struct FindingText {
    private struct Key: Hashable {
        let locale: String
        let key: StringKey
    }

    private var values: [String: [Key: String]] = [:]
    private var lines: [String: LineTable] = [:]

    init(_ tables: CheckedTables, files: [String: SourceFile]) {
        for catalog in tables.catalogs {
            for unit in catalog.units {
                let text = unit.forms.map(\.text.string).joined(separator: "\n")
                values[unit.path ?? catalog.path, default: [:]][Key(locale: catalog.locale, key: unit.key)] = text
            }
        }
        lines = files.mapValues { LineTable($0.text) }
    }

    func text(of finding: Diagnostic) -> String {
        if let key = finding.key, let locale = finding.locale,
            let value = values[finding.path]?[Key(locale: locale, key: key)]
        {
            return value
        }
        guard let table = lines[finding.path] else { return "" }
        return table.line(table.position(of: finding.span.start).line) ?? ""
    }
}
