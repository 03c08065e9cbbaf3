import AXModel
import AXSource

/// The text that each finding is about, by which a baseline knows it again: the value of its key, or its line.
///
/// Made when a baseline asks for the first one: most runs have none, and tables hold units by the hundred thousand.
final class FindingText {
    private struct Key: Hashable {
        let locale: String
        let key: StringKey
    }

    private let tables: CheckedTables
    private let files: [String: SourceFile]
    private lazy var values: [String: [Key: String]] = Self.values(of: tables)
    private var lines: [String: LineTable] = [:]

    init(_ tables: CheckedTables, files: [String: SourceFile]) {
        self.tables = tables
        self.files = files
    }

    func text(of finding: Diagnostic) -> String {
        if let key = finding.key, let locale = finding.locale,
            let value = values[finding.path]?[Key(locale: locale, key: key)]
        {
            return value
        }
        guard let table = lineTable(finding.path) else { return "" }
        return table.line(table.position(of: finding.span.start).line) ?? ""
    }

    private static func values(of tables: CheckedTables) -> [String: [Key: String]] {
        var values: [String: [Key: String]] = [:]
        for catalog in tables.catalogs {
            for unit in catalog.units {
                let text = unit.forms.map(\.text.string).joined(separator: "\n")
                values[unit.path ?? catalog.path, default: [:]][Key(locale: catalog.locale, key: unit.key)] = text
            }
        }
        return values
    }

    private func lineTable(_ path: String) -> LineTable? {
        if let table = lines[path] { return table }
        let table = files[path].map { LineTable($0.text) }
        lines[path] = table
        return table
    }
}
